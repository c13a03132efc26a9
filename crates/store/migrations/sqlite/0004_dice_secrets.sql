-- The secret behind the dice of a match that both sides can verify. It is told in the log at
-- full time, and shown to nobody before.
CREATE TABLE dice_secrets (
    match_id TEXT NOT NULL PRIMARY KEY REFERENCES matches (id),
    secret   TEXT NOT NULL
);
