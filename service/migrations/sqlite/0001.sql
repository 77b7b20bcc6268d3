CREATE TABLE animals (
    -- AUTOINCREMENT: an id is never given out twice.
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    category_id INTEGER NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('available', 'pending', 'sold'))
) STRICT;

CREATE INDEX animals_by_status ON animals (status, id);

CREATE TABLE api_keys (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    -- SHA-256 of the key's text, which is not kept.
    hash BLOB NOT NULL UNIQUE,
    name TEXT NOT NULL,
    plan TEXT NOT NULL CHECK (plan IN ('free', 'pro', 'business', 'enterprise')),
    -- The rates of the other plans are those of the program.
    per_minute INTEGER CHECK (per_minute >= 1),
    per_day INTEGER CHECK (per_day >= 1),
    -- RFC 3339, UTC.
    created_at TEXT NOT NULL,
    revoked_at TEXT,
    CHECK ((plan = 'enterprise') = (per_minute IS NOT NULL)),
    CHECK ((plan = 'enterprise') = (per_day IS NOT NULL))
) STRICT;

-- The requests of a key on the last UTC day on which it was used.
CREATE TABLE day_counts (
    key_id INTEGER PRIMARY KEY,
    -- Days since 1970-01-01.
    day INTEGER NOT NULL,
    used INTEGER NOT NULL
) STRICT;

-- The last ban of a key, in Unix time and seconds.
CREATE TABLE bans (
    key_id INTEGER PRIMARY KEY,
    until INTEGER NOT NULL,
    length INTEGER NOT NULL
) STRICT;
