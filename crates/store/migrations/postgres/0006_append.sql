-- Appends to matches, all or none, and tells everybody who listens: asked once instead of
-- five times, because every question waits for a core at both ends.
CREATE FUNCTION append_to_matches(changes JSONB, channel TEXT, notices JSONB) RETURNS BIGINT
LANGUAGE plpgsql AS $$
DECLARE
    touched BIGINT;
BEGIN
    INSERT INTO entries (match_id, number, line)
    SELECT change ->> 'id', (change ->> 'after')::BIGINT + place, line
    FROM jsonb_array_elements(changes) AS change,
         jsonb_array_elements_text(change -> 'lines') WITH ORDINALITY AS lines (line, place);

    UPDATE matches
    SET changed = (change ->> 'now')::BIGINT,
        mark = COALESCE(change ->> 'mark', mark),
        marks = marks + CASE WHEN change ->> 'mark' IS NULL THEN 0 ELSE 1 END
    FROM jsonb_array_elements(changes) AS change
    WHERE id = change ->> 'id'
      AND (change ->> 'mark' IS NULL OR marks = (change ->> 'seen')::BIGINT);
    GET DIAGNOSTICS touched = ROW_COUNT;
    IF touched <> jsonb_array_length(changes) THEN
        RAISE unique_violation USING MESSAGE = 'somebody else was first';
    END IF;

    PERFORM pg_notify(channel, notice) FROM jsonb_array_elements_text(notices) AS notice;
    RETURN touched;
END $$;
