-- Appends to matches as before, but only where they stand: the last line of each has the
-- number that it follows, and begins as it is known to. What is missing in between would make
-- a match unreadable.
CREATE OR REPLACE FUNCTION append_to_matches(changes JSONB, channel TEXT, notices JSONB) RETURNS BIGINT
LANGUAGE plpgsql AS $$
DECLARE
    touched BIGINT;
BEGIN
    -- This holds the matches, so that nobody comes in between.
    UPDATE matches
    SET changed = (change ->> 'now')::BIGINT,
        mark = COALESCE(change ->> 'mark', mark),
        marks = marks + CASE WHEN change ->> 'mark' IS NULL THEN 0 ELSE 1 END
    FROM jsonb_array_elements(changes) AS change
    WHERE id = change ->> 'id'
      AND (change ->> 'mark' IS NULL OR marks = (change ->> 'seen')::BIGINT);
    GET DIAGNOSTICS touched = ROW_COUNT;

    IF touched <> jsonb_array_length(changes) THEN
        IF EXISTS (
            SELECT FROM jsonb_array_elements(changes) AS change
            WHERE NOT EXISTS (SELECT FROM matches WHERE id = change ->> 'id')
        ) THEN
            RAISE foreign_key_violation USING MESSAGE = 'there is no such match';
        END IF;
        RAISE unique_violation USING MESSAGE = 'somebody else was first';
    END IF;

    IF EXISTS (
        SELECT FROM jsonb_array_elements(changes) AS change
        LEFT JOIN LATERAL (
            SELECT number, line FROM entries
            WHERE match_id = change ->> 'id' ORDER BY number DESC LIMIT 1
        ) AS last ON TRUE
        WHERE COALESCE(last.number, 0) <> (change ->> 'after')::BIGINT
           OR NOT starts_with(COALESCE(last.line, ''), COALESCE(change ->> 'follows', ''))
              AND last.number IS NOT NULL
    ) THEN
        RAISE unique_violation USING MESSAGE = 'it does not follow the last line';
    END IF;

    INSERT INTO entries (match_id, number, line)
    SELECT change ->> 'id', (change ->> 'after')::BIGINT + place, line
    FROM jsonb_array_elements(changes) AS change,
         jsonb_array_elements_text(change -> 'lines') WITH ORDINALITY AS lines (line, place);

    PERFORM pg_notify(channel, notice) FROM jsonb_array_elements_text(notices) AS notice;
    RETURN touched;
END $$;
