/**
 * Functions of both scripts. A sum without an expiry, or with one further off than its window, gets the window: nothing can
 * hold a client out for longer than that. What is no number is replaced.
 */
const COMMON = `
  local window = tonumber(ARGV[1])
  local function left(key)
    local ttl = redis.call('PTTL', key)
    if ttl >= 0 and ttl <= window then return ttl end
    redis.call('PEXPIRE', key, window)
    return window
  end
  local function add(key, amount)
    local sum = redis.pcall('INCRBY', key, amount)
    if type(sum) == 'number' then return sum end
    redis.call('SET', key, amount)
    return tonumber(amount)
  end
`;

/** One call more under KEYS[1], and the cost so far under KEYS[2]: sum and milliseconds left of each. */
export const COUNT_SCRIPT = `${COMMON}
  local calls = add(KEYS[1], 1)
  local held = redis.pcall('GET', KEYS[2])
  local cost = type(held) == 'string' and tonumber(held) or 0
  return { calls, left(KEYS[1]), cost, left(KEYS[2]) }
`;

/** A cost more under KEYS[1]: sum and milliseconds left. */
export const SPEND_SCRIPT = `${COMMON}
  local cost = add(KEYS[1], ARGV[2])
  return { cost, left(KEYS[1]) }
`;
