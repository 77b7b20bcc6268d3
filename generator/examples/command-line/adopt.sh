#!/bin/sh
# Adds two animals, and lists all that are available as JSON. ADOPTION_BASE_URL and ADOPTION_API_KEY are the URL and the key.
set -eu
adoption=${ADOPTION:-adoption}

"$adoption" pets create --name Mia --category-id 2 >/dev/null
"$adoption" pets create --body '{"name": "Rex", "categoryId": 1}' --status sold >/dev/null
"$adoption" pets create --name Tom --category-id 2 >/dev/null

# The exit code is 1 if the service responds with an error, and 2 for invalid arguments, in which case nothing is sent.
"$adoption" pets get 99 >/dev/null 2>&1 || echo "exit code $?"
"$adoption" pets list --limit 0 >/dev/null 2>&1 || echo "exit code $?"

# With --all, the items of all pages are one array.
"$adoption" pets list --status available --limit 1 --all
