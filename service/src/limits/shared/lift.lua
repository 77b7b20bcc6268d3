-- Lifts the ban of a caller.
--
-- KEYS: as in admit.lua.
-- Returns 1 if there was a ban.

local caller, refusals = KEYS[1], KEYS[2]
local ban_until = tonumber(redis.call('HGET', caller, 'until')) or 0
if ban_until <= tonumber(redis.call('TIME')[1]) then
    return 0
end
redis.call('HSET', caller, 'until', 0, 'length', 0)
redis.call('DEL', refusals)
return 1
