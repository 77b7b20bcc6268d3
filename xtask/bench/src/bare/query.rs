//! The query of `listPets`.

use std::borrow::Cow;

use percent_encoding::percent_decode_str;

use crate::by_hand::checks::{CURSOR, LIMIT, STATUS, integer, is_cursor};
use crate::by_hand::failure::Failure;
use crate::by_hand::types::PetStatus;

#[derive(Debug)]
pub struct ListQuery {
    pub limit: i64,
    pub status: Option<PetStatus>,
    pub cursor: Option<String>,
}

impl ListQuery {
    pub fn decode(query: &str) -> Result<Self, Failure> {
        let [mut limit, mut status, mut cursor] = [const { None }; 3];
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (name, value) = pair.split_once('=').unwrap_or((pair, ""));
            match name {
                "limit" => once(
                    &mut limit,
                    value,
                    "query parameter `limit`: must not be repeated",
                )?,
                "status" => once(
                    &mut status,
                    value,
                    "query parameter `status`: must not be repeated",
                )?,
                "cursor" => once(
                    &mut cursor,
                    value,
                    "query parameter `cursor`: must not be repeated",
                )?,
                _ => {}
            }
        }
        let limit = limit.map(|text| decode_limit(&text).ok_or(LIMIT));
        let status = status.map(|text| decode_status(&text).ok_or(STATUS));
        let cursor = cursor.map(|text| decode_cursor(text).ok_or(CURSOR));
        match (limit.transpose(), status.transpose(), cursor.transpose()) {
            (Ok(limit), Ok(status), Ok(cursor)) => Ok(Self {
                limit: limit.unwrap_or(20),
                status,
                cursor,
            }),
            (limit, status, cursor) => Err(all([limit.err(), status.err(), cursor.err()])),
        }
    }
}

fn once<'a>(
    slot: &mut Option<Cow<'a, str>>,
    value: &'a str,
    repeated: &'static str,
) -> Result<(), Failure> {
    match slot.replace(unescape(value)?) {
        None => Ok(()),
        Some(_) => Err(Failure::invalid(repeated)),
    }
}

fn unescape(value: &str) -> Result<Cow<'_, str>, Failure> {
    if !value.bytes().any(|byte| byte == b'%' || byte == b'+') {
        return Ok(Cow::Borrowed(value));
    }
    let spaced = value.replace('+', " ");
    let decoded = percent_decode_str(&spaced).decode_utf8();
    let decoded = decoded.map_err(|_| Failure::invalid("query: is not UTF-8"))?;
    Ok(Cow::Owned(decoded.into_owned()))
}

fn decode_limit(text: &str) -> Option<i64> {
    integer(text).filter(|limit| (1..=100).contains(limit))
}

fn decode_status(text: &str) -> Option<PetStatus> {
    match text {
        "available" => Some(PetStatus::Available),
        "pending" => Some(PetStatus::Pending),
        "sold" => Some(PetStatus::Sold),
        _ => None,
    }
}

fn decode_cursor(text: Cow<'_, str>) -> Option<String> {
    is_cursor(&text).then(|| text.into_owned())
}

#[cold]
fn all(found: [Option<&'static str>; 3]) -> Failure {
    let found: Vec<&str> = found.into_iter().flatten().collect();
    Failure::invalid(found.join("; "))
}
