// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `Größe`.

use crate::runtime::object;
use crate::types::ming_qian::名前;

#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Größe {
    /// `_id`.
    pub underscore_id: Option<String>,
    pub id: String,
    /// `-id`.
    pub minus_id: String,
    /// `+1`.
    pub plus_1: Option<i64>,
    /// `-1`.
    pub minus_1: Option<i64>,
    /// `@type`.
    pub at_type: Option<String>,
    pub r#type: Option<String>,
    /// `$ref`.
    pub dollar_ref: Option<String>,
    pub r#ref: Option<String>,
    pub name: Option<String>,
    /// `Name`.
    pub name_capitalized: Option<String>,
    /// `NAME`.
    pub name_uppercase: Option<String>,
    pub user_name: Option<String>,
    /// `user_name`.
    pub user_underscore_name: Option<String>,
    /// `""`.
    pub empty: Option<String>,
    pub größe: Option<String>,
    pub 名前: Option<String>,
    pub имя: Option<String>,
    /// `α`.
    pub a: Option<String>,
    pub नाम: Option<String>,
    /// `😀`.
    pub grinning: Option<String>,
    /// `1.2`.
    pub value_1_2: Option<String>,
    /// `12`.
    pub value_12: Option<String>,
    pub others: Option<名前>,
    /// `a-much-longer-name-than-anybody-would-give-to-a-field-of-an-object-in-a-description-that-people-are-meant-to-read-and-to-write-code-for-in-their-own-programs-again`.
    pub a_much_longer_name_than_anybody_would_give_to_a_field_of_an_object_in_a_description_that_people_are_meant_to_read_and_to_write_code_for_in_their_own_p: Option<String>,
    /// `a-much-longer-name-than-anybody-would-give-to-a-field-of-an-object-in-a-description-that-people-are-meant-to-read-and-to-write-code-for-in-their-own-programs-at-all`.
    pub a_hyphen_much_hyphen_longer_hyphen_name_hyphen_than_hyphen_anybody_hyphen_would_hyphen_give_hyphen_to_hyphen_a_hyphen_field_hyphen_of_hyphen_an_hyphen: Option<String>,
}

/// The required fields of [`Größe`].
#[derive(Debug)]
pub struct GrößeRequired {
    pub id: String,
    /// `-id`.
    pub minus_id: String,
}

object::implement! {
    Größe from GrößeRequired {
        optional(underscore_id: String, "_id");
        required(id, "id");
        required(minus_id, "-id");
        optional(plus_1: i64, "+1");
        optional(minus_1: i64, "-1");
        optional(at_type: String, "@type");
        optional(r#type: String, "type");
        optional(dollar_ref: String, "$ref");
        optional(r#ref: String, "ref");
        optional(name: String, "name");
        optional(name_capitalized: String, "Name");
        optional(name_uppercase: String, "NAME");
        optional(user_name: String, "userName");
        optional(user_underscore_name: String, "user_name");
        optional(empty: String, "");
        optional(größe: String, "größe");
        optional(名前: String, "名前");
        optional(имя: String, "имя");
        optional(a: String, "α");
        optional(नाम: String, "नाम");
        optional(grinning: String, "😀");
        optional(value_1_2: String, "1.2");
        optional(value_12: String, "12");
        optional(others: 名前, "others");
        optional(a_much_longer_name_than_anybody_would_give_to_a_field_of_an_object_in_a_description_that_people_are_meant_to_read_and_to_write_code_for_in_their_own_p: String, "a-much-longer-name-than-anybody-would-give-to-a-field-of-an-object-in-a-description-that-people-are-meant-to-read-and-to-write-code-for-in-their-own-programs-again");
        optional(a_hyphen_much_hyphen_longer_hyphen_name_hyphen_than_hyphen_anybody_hyphen_would_hyphen_give_hyphen_to_hyphen_a_hyphen_field_hyphen_of_hyphen_an_hyphen: String, "a-much-longer-name-than-anybody-would-give-to-a-field-of-an-object-in-a-description-that-people-are-meant-to-read-and-to-write-code-for-in-their-own-programs-at-all");
    }
}
