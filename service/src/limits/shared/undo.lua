-- Undoes the effect of admit.lua for a request that was answered before its result
-- arrived.
--
-- KEYS: as in admit.lua.
-- ARGV: the time, the number of the minute and that of the day in the result, 1 if
-- the request was counted, the end of the last ban, and 1 if it began.

local caller, refusals = KEYS[1], KEYS[2]
local now, counted, ban_until, begins = ARGV[1], ARGV[4], ARGV[5], ARGV[6]

local function is(field, value)
    return tonumber(redis.call('HGET', caller, field)) == tonumber(value)
end

if counted == '1' then
    for index, window in ipairs({ 'minute', 'day' }) do
        if is(window, ARGV[index + 1]) then
            redis.call('HINCRBY', caller, 'in_' .. window, -1)
        end
    end
else
    redis.call('LREM', refusals, 1, now)
end
if begins == '1' and is('until', ban_until) then
    redis.call('HSET', caller, 'until', 0, 'length', 0)
end
