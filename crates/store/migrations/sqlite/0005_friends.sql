-- When somebody at a seat last gave a sign of life (seconds since 1970), and whether he said
-- that he will be back later.
ALTER TABLE seats ADD COLUMN seen BIGINT NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN back_later BIGINT NOT NULL DEFAULT 0;

-- The hash of a header, where two people play: to know a match again when its file comes back.
ALTER TABLE matches ADD COLUMN origin TEXT;
CREATE INDEX matches_by_origin ON matches (origin);
