// @generated from enums.yaml by `cargo xtask codegen`; do not edit.
//! `Order`.

use crate::runtime::server::text_enum;

/// How to sort.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Order {
    Id,
    /// `-id`.
    MinusId,
    /// `+id`.
    PlusId,
    /// `*`.
    Asterisk,
    /// The empty string.
    Empty,
    /// `asc`.
    Asc,
    /// `ASC`.
    AscUppercase,
    /// `Asc`.
    AscCapitalized,
    /// `unknown`.
    ValueUnknown,
    Self_,
    Type,
    /// `3`.
    Value3,
    /// `GMT+0`.
    GmtPlus0,
    /// `GMT-0`.
    GmtMinus0,
    Gmt0,
    /// `>=`.
    GreaterThanOrEqual,
    Größe,
    名前,
    /// `` a`b ``.
    ABacktickB,
    /// `a_b`.
    AUnderscoreB,
    AB,
}

text_enum::implement! {
    Order {
        Id = "id";
        MinusId = "-id";
        PlusId = "+id";
        Asterisk = "*";
        Empty = "";
        Asc = "asc";
        AscUppercase = "ASC";
        AscCapitalized = "Asc";
        ValueUnknown = "unknown";
        Self_ = "self";
        Type = "type";
        Value3 = "3";
        GmtPlus0 = "GMT+0";
        GmtMinus0 = "GMT-0";
        Gmt0 = "GMT0";
        GreaterThanOrEqual = ">=";
        Größe = "größe";
        名前 = "名前";
        ABacktickB = "a`b";
        AUnderscoreB = "a_b";
        AB = "a-b";
    }
}
