-- A season: what was fixed before its first match, word for word.
CREATE TABLE seasons (
    id      TEXT   NOT NULL PRIMARY KEY,
    header  TEXT   NOT NULL,
    created BIGINT NOT NULL, -- seconds since 1970
    changed BIGINT NOT NULL
);

-- What was entered since, one line a row.
CREATE TABLE season_entries (
    season_id TEXT   NOT NULL REFERENCES seasons (id),
    number    BIGINT NOT NULL, -- from 1, without gaps
    line      TEXT   NOT NULL,
    PRIMARY KEY (season_id, number)
);

-- A journal is never rewritten: a correction is one more line.
CREATE TRIGGER season_entries_stay_unchanged BEFORE UPDATE ON season_entries
BEGIN
    SELECT RAISE(ABORT, 'entries are never changed or deleted');
END;

CREATE TRIGGER season_entries_stay BEFORE DELETE ON season_entries
BEGIN
    SELECT RAISE(ABORT, 'entries are never changed or deleted');
END;
