//! The result of the script that counts a request.

use crate::limits::ban::Ban;
use crate::limits::window::{Decision, Rates, Window, Windows};

/// The effect of a request.
#[derive(Debug)]
pub(super) struct Counted {
    now_ms: u64,
    windows: Windows,
    is_admitted: bool,
    /// The last ban, which may be over.
    ban: Ban,
    is_new_ban: bool,
}

impl Counted {
    pub(super) fn decision(&self, rates: Rates) -> Decision {
        match self.ban.is_active(self.now_ms) {
            true => self.ban.decision(self.now_ms, rates),
            false => self.windows.decision(self.now_ms, rates, self.is_admitted),
        }
    }

    /// The length in seconds of a ban that begins with the request.
    pub(super) fn new_ban(&self) -> Option<u64> {
        self.is_new_ban.then_some(self.ban.length)
    }

    /// The arguments of the script that undoes it.
    pub(super) fn undo(&self) -> [u64; 6] {
        let (minute, day) = (self.windows.minute.number, self.windows.day.number);
        let (admitted, new_ban) = (self.is_admitted.into(), self.is_new_ban.into());
        [self.now_ms, minute, day, admitted, self.ban.until, new_ban]
    }
}

/// Returns the time of the server in Unix milliseconds, and the effect of the request unless the
/// script began after its deadline.
pub(super) fn parse(numbers: Vec<u64>) -> (u64, Option<Counted>) {
    let &[
        server_ms,
        now_ms,
        minute,
        in_minute,
        day,
        in_day,
        admitted,
        until,
        length,
        begins,
    ] = &*numbers
    else {
        return (numbers.first().copied().unwrap_or_default(), None);
    };
    let counted = Counted {
        now_ms,
        windows: Windows {
            minute: window(minute, in_minute),
            day: window(day, in_day),
        },
        is_admitted: admitted == 1,
        ban: Ban { until, length },
        is_new_ban: begins == 1,
    };
    (server_ms, Some(counted))
}

fn window<const MS: u64>(number: u64, used: u64) -> Window<MS> {
    let used = used.try_into().unwrap_or(u32::MAX);
    Window { number, used }
}
