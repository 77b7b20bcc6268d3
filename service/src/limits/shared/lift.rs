//! The end of a ban before its time.

use redis::Script;

use super::{Caller, RedisUrl, connect, in_time};
use crate::database::Error;

const LIFT: &str = include_str!("lift.lua");

/// Lifts the ban of a key on every instance that counts on the server. Tells whether there was one.
pub async fn lift_on(server: &RedisUrl, key: i64) -> Result<bool, Error> {
    let mut connection = connect(server).await?;
    let [known, refusals] = Caller::Key(key).places(&server.prefix());
    let script = Script::new(LIFT);
    let mut call = script.key(known);
    call.key(refusals);
    in_time(call.invoke_async(&mut connection)).await
}
