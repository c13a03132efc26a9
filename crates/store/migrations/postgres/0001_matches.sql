-- A match: what was fixed before kick-off, word for word, and who may sit where.
CREATE TABLE matches (
    id         TEXT   NOT NULL PRIMARY KEY,
    header     TEXT   NOT NULL,
    one_screen BIGINT NOT NULL,
    created    BIGINT NOT NULL, -- seconds since 1970
    changed    BIGINT NOT NULL,
    rematch    TEXT             -- the match that follows, if there is one
);

-- What happened since, one line of the match file a row.
CREATE TABLE entries (
    match_id TEXT   NOT NULL REFERENCES matches (id),
    number   BIGINT NOT NULL, -- from 1, without gaps
    line     TEXT   NOT NULL,
    PRIMARY KEY (match_id, number)
);

-- Seats: only the hash of a secret is kept.
CREATE TABLE seats (
    match_id TEXT NOT NULL REFERENCES matches (id),
    seat     TEXT NOT NULL, -- home, away, referee
    secret   TEXT NOT NULL, -- SHA-256 of the secret
    PRIMARY KEY (match_id, seat)
);

-- A log is never rewritten.
CREATE FUNCTION entries_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'entries are never changed or deleted';
END $$;

CREATE TRIGGER entries_stay BEFORE UPDATE OR DELETE ON entries
FOR EACH ROW EXECUTE FUNCTION entries_stay();
