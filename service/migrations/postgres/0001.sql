CREATE TABLE animals (
    -- A number that was taken is never given out again, even if nothing was written with it.
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    name TEXT NOT NULL,
    category_id BIGINT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('available', 'pending', 'sold'))
);

CREATE INDEX animals_by_status ON animals (status, id);

CREATE TABLE api_keys (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    -- SHA-256 of the key's text, which is not kept.
    hash BYTEA NOT NULL UNIQUE,
    name TEXT NOT NULL,
    plan TEXT NOT NULL CHECK (plan IN ('free', 'pro', 'business', 'enterprise')),
    -- The rates of the other plans are those of the program.
    per_minute BIGINT CHECK (per_minute >= 1),
    per_day BIGINT CHECK (per_day >= 1),
    -- RFC 3339, UTC.
    created_at TEXT NOT NULL,
    revoked_at TEXT,
    CHECK ((plan = 'enterprise') = (per_minute IS NOT NULL)),
    CHECK ((plan = 'enterprise') = (per_day IS NOT NULL))
);

-- The requests of a key on the last UTC day on which it was used.
CREATE TABLE day_counts (
    key_id BIGINT PRIMARY KEY,
    -- Days since 1970-01-01.
    day BIGINT NOT NULL,
    used BIGINT NOT NULL
);

-- The last ban of a key, in Unix time and seconds.
CREATE TABLE bans (
    key_id BIGINT PRIMARY KEY,
    until BIGINT NOT NULL,
    length BIGINT NOT NULL
);
