-- What stands beside the lines of a match and passes: a clock that runs, a wish to take
-- something back. Several servers have it in common.
ALTER TABLE matches ADD COLUMN mark TEXT NOT NULL DEFAULT '';
ALTER TABLE matches ADD COLUMN marks BIGINT NOT NULL DEFAULT 0; -- how often it was set

-- To find what another program changed just now.
CREATE INDEX matches_by_change ON matches (changed);
