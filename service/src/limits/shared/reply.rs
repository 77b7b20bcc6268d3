//! The result of the script that counts a request.

use redis::{FromRedisValue, ParsingError, Value};

use crate::limits::ban::Ban;
use crate::limits::window::{Decision, Rates, Window, Windows};

/// The state of a caller after a request.
#[derive(Debug)]
pub(super) struct Reply {
    now_ms: u64,
    windows: Windows,
    is_counted: bool,
    /// The last ban, which may be over.
    ban: Ban,
    is_new_ban: bool,
}

impl Reply {
    pub(super) fn decision(&self, rates: Rates) -> Decision {
        match self.ban.is_active(self.now_ms) {
            true => self.ban.decision(self.now_ms, rates),
            false => self.windows.decision(self.now_ms, rates, self.is_counted),
        }
    }

    /// The length in seconds of a ban that begins with the request.
    pub(super) fn new_ban(&self) -> Option<u64> {
        self.is_new_ban.then_some(self.ban.length)
    }
}

impl FromRedisValue for Reply {
    fn from_redis_value(value: Value) -> Result<Self, ParsingError> {
        let numbers = <[u64; 9]>::from_redis_value(value)?;
        let [
            now_ms,
            minute,
            in_minute,
            day,
            in_day,
            counted,
            until,
            length,
            begins,
        ] = numbers;
        Ok(Self {
            now_ms,
            windows: Windows {
                minute: window(minute, in_minute),
                day: window(day, in_day),
            },
            is_counted: counted == 1,
            ban: Ban { until, length },
            is_new_ban: begins == 1,
        })
    }
}

fn window<const MS: u64>(number: u64, used: u64) -> Window<MS> {
    let used = used.try_into().unwrap_or(u32::MAX);
    Window { number, used }
}
