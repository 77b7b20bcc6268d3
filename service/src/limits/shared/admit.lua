-- Counts a request of a caller, unless it exceeds a limit, and bans the caller
-- after too many refusals. Does nothing after the deadline of the request, which
-- has been answered then.
--
-- KEYS: the state of the caller (a hash), and the times of its last consecutive
-- refusals (a list of Unix milliseconds).
-- ARGV: the deadline by the clock of this server, in Unix milliseconds; the time,
-- or nothing for that of this server; the limits per calendar minute and per UTC
-- day; the number of consecutive refusals within a minute that lead to a ban (0:
-- no bans); the length of the first ban and the maximum length, in seconds.
-- Returns the time of this server, and before the deadline also the time, the
-- number of the minute and its count, the number of the day and its count, 1 if
-- the request was counted, the end and the length of the last ban in seconds, and
-- 1 if the ban begins with this request.

local MINUTE, DAY = 60000, 86400000
local REMEMBERED = 86400

local caller, refusals = KEYS[1], KEYS[2]
local time = redis.call('TIME')
local server = time[1] * 1000 + math.floor(time[2] / 1000)
if server > tonumber(ARGV[1]) then
    return { server }
end
local now = tonumber(ARGV[2]) or server
local per_minute, per_day = tonumber(ARGV[3]), tonumber(ARGV[4])
local after, first, longest = tonumber(ARGV[5]), tonumber(ARGV[6]), tonumber(ARGV[7])

local known = redis.call('HMGET', caller, 'minute', 'in_minute', 'day', 'in_day', 'until', 'length')
local ban_until, ban_length = tonumber(known[5]) or 0, tonumber(known[6]) or 0

-- The window of a time and its count. A clock that is set back by less than a
-- window does not begin the previous one again.
local function window(length, number, used)
    local current = math.floor(now / length)
    number, used = tonumber(number), tonumber(used)
    if not number or current > number or current + 1 < number then
        return current, 0
    end
    return number, used
end

local minute, in_minute = window(MINUTE, known[1], known[2])
local day, in_day = window(DAY, known[3], known[4])

local function answer(counted, begins)
    return { server, now, minute, in_minute, day, in_day, counted, ban_until, ban_length, begins }
end

-- Keys expire when they have no effect any more.
local function keep()
    redis.call('HSET', caller, 'minute', minute, 'in_minute', in_minute, 'day', day,
        'in_day', in_day, 'until', ban_until, 'length', ban_length)
    local last = math.max((day + 1) * DAY, (ban_until + REMEMBERED) * 1000)
    redis.call('EXPIRE', caller, math.ceil((last - now) / 1000) + 1)
end

if now < ban_until * 1000 then
    return answer(0, 0)
end

local is_counted = in_minute < per_minute and in_day < per_day
if is_counted then
    in_minute, in_day = in_minute + 1, in_day + 1
end

-- Returns true if this refusal, after the preceding ones, leads to a ban.
local function leads_to_ban()
    redis.call('RPUSH', refusals, string.format('%.0f', now))
    redis.call('LTRIM', refusals, -after, -1)
    redis.call('EXPIRE', refusals, 61)
    local oldest = tonumber(redis.call('LINDEX', refusals, 0))
    return redis.call('LLEN', refusals) >= after and now - oldest <= MINUTE
end

local begins = 0
if not is_counted and after > 0 and leads_to_ban() then
    local length = first
    if ban_length > 0 and now < (ban_until + REMEMBERED) * 1000 then
        length = ban_length * 2
    end
    ban_length = math.min(length, longest)
    ban_until = math.ceil(now / 1000) + ban_length
    begins = 1
end
if after > 0 and (is_counted or begins == 1) then
    redis.call('DEL', refusals)
end
keep()
return answer(is_counted and 1 or 0, begins)
