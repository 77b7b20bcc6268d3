// @generated from symbols_in_names.yaml by `cargo xtask codegen`; do not edit.
//! `Größe`.

use crate::runtime::into_optional::IntoOptional;
use crate::runtime::{json, object};
use crate::types::名前;

/// `Größe`.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Größe {
    /// `_id`.
    pub underscore_id: Option<String>,
    /// `id`.
    pub id: String,
    /// `-id`.
    pub minus_id: String,
    /// `+1`.
    pub plus_1: Option<i64>,
    /// `-1`.
    pub minus_1: Option<i64>,
    /// `@type`.
    pub at_type: Option<String>,
    /// `type`.
    pub r#type: Option<String>,
    /// `$ref`.
    pub dollar_ref: Option<String>,
    /// `ref`.
    pub r#ref: Option<String>,
    /// `name`.
    pub name: Option<String>,
    /// `Name`.
    pub name_capitalized: Option<String>,
    /// `NAME`.
    pub name_uppercase: Option<String>,
    /// `userName`.
    pub user_name: Option<String>,
    /// `user_name`.
    pub user_underscore_name: Option<String>,
    /// `""`.
    pub empty: Option<String>,
    /// `größe`.
    pub größe: Option<String>,
    /// `名前`.
    pub 名前: Option<String>,
    /// `имя`.
    pub имя: Option<String>,
    /// `α`.
    pub a: Option<String>,
    /// `नाम`.
    pub नाम: Option<String>,
    /// `😀`.
    pub grinning: Option<String>,
    /// `1.2`.
    pub value_1_2: Option<String>,
    /// `12`.
    pub value_12: Option<String>,
    /// `others`.
    pub others: Option<名前>,
    /// `a-much-longer-name-than-anybody-would-give-to-a-field-of-an-object-in-a-description-that-people-are-meant-to-read-and-to-write-code-for-in-their-own-programs-again`.
    pub a_much_longer_name_than_anybody_would_give_to_a_field_of_an_object_in_a_description_that_people_are_meant_to_read_and_to_write_code_for_in_their_own_p: Option<
        String,
    >,
    /// `a-much-longer-name-than-anybody-would-give-to-a-field-of-an-object-in-a-description-that-people-are-meant-to-read-and-to-write-code-for-in-their-own-programs-at-all`.
    pub a_hyphen_much_hyphen_longer_hyphen_name_hyphen_than_hyphen_anybody_hyphen_would_hyphen_give_hyphen_to_hyphen_a_hyphen_field_hyphen_of_hyphen_an_hyphen: Option<
        String,
    >,
}

/// The required fields of [`Größe`].
#[derive(Debug)]
pub struct GrößeRequired {
    /// `id`.
    pub id: String,
    /// `-id`.
    pub minus_id: String,
}

impl From<GrößeRequired> for Größe {
    fn from(required: GrößeRequired) -> Self {
        Self {
            underscore_id: None,
            id: required.id,
            minus_id: required.minus_id,
            plus_1: None,
            minus_1: None,
            at_type: None,
            r#type: None,
            dollar_ref: None,
            r#ref: None,
            name: None,
            name_capitalized: None,
            name_uppercase: None,
            user_name: None,
            user_underscore_name: None,
            empty: None,
            größe: None,
            名前: None,
            имя: None,
            a: None,
            नाम: None,
            grinning: None,
            value_1_2: None,
            value_12: None,
            others: None,
            a_much_longer_name_than_anybody_would_give_to_a_field_of_an_object_in_a_description_that_people_are_meant_to_read_and_to_write_code_for_in_their_own_p: None,
            a_hyphen_much_hyphen_longer_hyphen_name_hyphen_than_hyphen_anybody_hyphen_would_hyphen_give_hyphen_to_hyphen_a_hyphen_field_hyphen_of_hyphen_an_hyphen: None,
        }
    }
}

impl Größe {
    /// Sets `underscore_id`.
    #[must_use]
    pub fn underscore_id(mut self, underscore_id: impl IntoOptional<String>) -> Self {
        self.underscore_id = underscore_id.into_optional();
        self
    }

    /// Sets `plus_1`.
    #[must_use]
    pub fn plus_1(mut self, plus_1: impl Into<Option<i64>>) -> Self {
        self.plus_1 = plus_1.into();
        self
    }

    /// Sets `minus_1`.
    #[must_use]
    pub fn minus_1(mut self, minus_1: impl Into<Option<i64>>) -> Self {
        self.minus_1 = minus_1.into();
        self
    }

    /// Sets `at_type`.
    #[must_use]
    pub fn at_type(mut self, at_type: impl IntoOptional<String>) -> Self {
        self.at_type = at_type.into_optional();
        self
    }

    /// Sets `type`.
    #[must_use]
    pub fn r#type(mut self, r#type: impl IntoOptional<String>) -> Self {
        self.r#type = r#type.into_optional();
        self
    }

    /// Sets `dollar_ref`.
    #[must_use]
    pub fn dollar_ref(mut self, dollar_ref: impl IntoOptional<String>) -> Self {
        self.dollar_ref = dollar_ref.into_optional();
        self
    }

    /// Sets `ref`.
    #[must_use]
    pub fn r#ref(mut self, r#ref: impl IntoOptional<String>) -> Self {
        self.r#ref = r#ref.into_optional();
        self
    }

    /// Sets `name`.
    #[must_use]
    pub fn name(mut self, name: impl IntoOptional<String>) -> Self {
        self.name = name.into_optional();
        self
    }

    /// Sets `name_capitalized`.
    #[must_use]
    pub fn name_capitalized(
        mut self,
        name_capitalized: impl IntoOptional<String>,
    ) -> Self {
        self.name_capitalized = name_capitalized.into_optional();
        self
    }

    /// Sets `name_uppercase`.
    #[must_use]
    pub fn name_uppercase(mut self, name_uppercase: impl IntoOptional<String>) -> Self {
        self.name_uppercase = name_uppercase.into_optional();
        self
    }

    /// Sets `user_name`.
    #[must_use]
    pub fn user_name(mut self, user_name: impl IntoOptional<String>) -> Self {
        self.user_name = user_name.into_optional();
        self
    }

    /// Sets `user_underscore_name`.
    #[must_use]
    pub fn user_underscore_name(
        mut self,
        user_underscore_name: impl IntoOptional<String>,
    ) -> Self {
        self.user_underscore_name = user_underscore_name.into_optional();
        self
    }

    /// Sets `empty`.
    #[must_use]
    pub fn empty(mut self, empty: impl IntoOptional<String>) -> Self {
        self.empty = empty.into_optional();
        self
    }

    /// Sets `größe`.
    #[must_use]
    pub fn größe(mut self, größe: impl IntoOptional<String>) -> Self {
        self.größe = größe.into_optional();
        self
    }

    /// Sets `名前`.
    #[must_use]
    pub fn 名前(mut self, 名前: impl IntoOptional<String>) -> Self {
        self.名前 = 名前.into_optional();
        self
    }

    /// Sets `имя`.
    #[must_use]
    pub fn имя(mut self, имя: impl IntoOptional<String>) -> Self {
        self.имя = имя.into_optional();
        self
    }

    /// Sets `a`.
    #[must_use]
    pub fn a(mut self, a: impl IntoOptional<String>) -> Self {
        self.a = a.into_optional();
        self
    }

    /// Sets `नाम`.
    #[must_use]
    pub fn नाम(mut self, नाम: impl IntoOptional<String>) -> Self {
        self.नाम = नाम.into_optional();
        self
    }

    /// Sets `grinning`.
    #[must_use]
    pub fn grinning(mut self, grinning: impl IntoOptional<String>) -> Self {
        self.grinning = grinning.into_optional();
        self
    }

    /// Sets `value_1_2`.
    #[must_use]
    pub fn value_1_2(mut self, value_1_2: impl IntoOptional<String>) -> Self {
        self.value_1_2 = value_1_2.into_optional();
        self
    }

    /// Sets `value_12`.
    #[must_use]
    pub fn value_12(mut self, value_12: impl IntoOptional<String>) -> Self {
        self.value_12 = value_12.into_optional();
        self
    }

    /// Sets `others`.
    #[must_use]
    pub fn others(mut self, others: impl Into<Option<名前>>) -> Self {
        self.others = others.into();
        self
    }

    /// Sets
    /// `a_much_longer_name_than_anybody_would_give_to_a_field_of_an_object_in_a_description_that_people_are_meant_to_read_and_to_write_code_for_in_their_own_p`.
    #[must_use]
    pub fn a_much_longer_name_than_anybody_would_give_to_a_field_of_an_object_in_a_description_that_people_are_meant_to_read_and_to_write_code_for_in_their_own_p(
        mut self,
        a_much_longer_name_than_anybody_would_give_to_a_field_of_an_object_in_a_description_that_people_are_meant_to_read_and_to_write_code_for_in_their_own_p: impl IntoOptional<
            String,
        >,
    ) -> Self {
        self
            .a_much_longer_name_than_anybody_would_give_to_a_field_of_an_object_in_a_description_that_people_are_meant_to_read_and_to_write_code_for_in_their_own_p = a_much_longer_name_than_anybody_would_give_to_a_field_of_an_object_in_a_description_that_people_are_meant_to_read_and_to_write_code_for_in_their_own_p
            .into_optional();
        self
    }

    /// Sets
    /// `a_hyphen_much_hyphen_longer_hyphen_name_hyphen_than_hyphen_anybody_hyphen_would_hyphen_give_hyphen_to_hyphen_a_hyphen_field_hyphen_of_hyphen_an_hyphen`.
    #[must_use]
    pub fn a_hyphen_much_hyphen_longer_hyphen_name_hyphen_than_hyphen_anybody_hyphen_would_hyphen_give_hyphen_to_hyphen_a_hyphen_field_hyphen_of_hyphen_an_hyphen(
        mut self,
        a_hyphen_much_hyphen_longer_hyphen_name_hyphen_than_hyphen_anybody_hyphen_would_hyphen_give_hyphen_to_hyphen_a_hyphen_field_hyphen_of_hyphen_an_hyphen: impl IntoOptional<
            String,
        >,
    ) -> Self {
        self
            .a_hyphen_much_hyphen_longer_hyphen_name_hyphen_than_hyphen_anybody_hyphen_would_hyphen_give_hyphen_to_hyphen_a_hyphen_field_hyphen_of_hyphen_an_hyphen = a_hyphen_much_hyphen_longer_hyphen_name_hyphen_than_hyphen_anybody_hyphen_would_hyphen_give_hyphen_to_hyphen_a_hyphen_field_hyphen_of_hyphen_an_hyphen
            .into_optional();
        self
    }
}

impl json::EncodeFields for Größe {
    fn encode_fields(&self, fields: &mut json::Fields<'_>) {
        fields.optional("_id", &self.underscore_id);
        fields.field("id", &self.id);
        fields.field("-id", &self.minus_id);
        fields.optional("+1", &self.plus_1);
        fields.optional("-1", &self.minus_1);
        fields.optional("@type", &self.at_type);
        fields.optional("type", &self.r#type);
        fields.optional("$ref", &self.dollar_ref);
        fields.optional("ref", &self.r#ref);
        fields.optional("name", &self.name);
        fields.optional("Name", &self.name_capitalized);
        fields.optional("NAME", &self.name_uppercase);
        fields.optional("userName", &self.user_name);
        fields.optional("user_name", &self.user_underscore_name);
        fields.optional("", &self.empty);
        fields.optional("größe", &self.größe);
        fields.optional("名前", &self.名前);
        fields.optional("имя", &self.имя);
        fields.optional("α", &self.a);
        fields.optional("नाम", &self.नाम);
        fields.optional("😀", &self.grinning);
        fields.optional("1.2", &self.value_1_2);
        fields.optional("12", &self.value_12);
        fields.optional("others", &self.others);
        fields
            .optional(
                "a-much-longer-name-than-anybody-would-give-to-a-field-of-an-object-in-a-description-that-people-are-meant-to-read-and-to-write-code-for-in-their-own-programs-again",
                &self
                    .a_much_longer_name_than_anybody_would_give_to_a_field_of_an_object_in_a_description_that_people_are_meant_to_read_and_to_write_code_for_in_their_own_p,
            );
        fields
            .optional(
                "a-much-longer-name-than-anybody-would-give-to-a-field-of-an-object-in-a-description-that-people-are-meant-to-read-and-to-write-code-for-in-their-own-programs-at-all",
                &self
                    .a_hyphen_much_hyphen_longer_hyphen_name_hyphen_than_hyphen_anybody_hyphen_would_hyphen_give_hyphen_to_hyphen_a_hyphen_field_hyphen_of_hyphen_an_hyphen,
            );
    }
}

impl json::Decode for Größe {
    fn decode(reader: &mut json::Reader<'_>) -> json::Result<Self> {
        let mut underscore_id: Option<String> = None;
        let mut id: Option<String> = None;
        let mut minus_id: Option<String> = None;
        let mut plus_1: Option<i64> = None;
        let mut minus_1: Option<i64> = None;
        let mut at_type: Option<String> = None;
        let mut r#type: Option<String> = None;
        let mut dollar_ref: Option<String> = None;
        let mut r#ref: Option<String> = None;
        let mut name: Option<String> = None;
        let mut name_capitalized: Option<String> = None;
        let mut name_uppercase: Option<String> = None;
        let mut user_name: Option<String> = None;
        let mut user_underscore_name: Option<String> = None;
        let mut empty: Option<String> = None;
        let mut größe: Option<String> = None;
        let mut 名前: Option<String> = None;
        let mut имя: Option<String> = None;
        let mut a: Option<String> = None;
        let mut नाम: Option<String> = None;
        let mut grinning: Option<String> = None;
        let mut value_1_2: Option<String> = None;
        let mut value_12: Option<String> = None;
        let mut others: Option<名前> = None;
        let mut a_much_longer_name_than_anybody_would_give_to_a_field_of_an_object_in_a_description_that_people_are_meant_to_read_and_to_write_code_for_in_their_own_p: Option<
            String,
        > = None;
        let mut a_hyphen_much_hyphen_longer_hyphen_name_hyphen_than_hyphen_anybody_hyphen_would_hyphen_give_hyphen_to_hyphen_a_hyphen_field_hyphen_of_hyphen_an_hyphen: Option<
            String,
        > = None;
        object::read(
            reader,
            &mut [
                object::optional("_id", &mut underscore_id),
                object::required("id", &mut id),
                object::required("-id", &mut minus_id),
                object::optional("+1", &mut plus_1),
                object::optional("-1", &mut minus_1),
                object::optional("@type", &mut at_type),
                object::optional("type", &mut r#type),
                object::optional("$ref", &mut dollar_ref),
                object::optional("ref", &mut r#ref),
                object::optional("name", &mut name),
                object::optional("Name", &mut name_capitalized),
                object::optional("NAME", &mut name_uppercase),
                object::optional("userName", &mut user_name),
                object::optional("user_name", &mut user_underscore_name),
                object::optional("", &mut empty),
                object::optional("größe", &mut größe),
                object::optional("名前", &mut 名前),
                object::optional("имя", &mut имя),
                object::optional("α", &mut a),
                object::optional("नाम", &mut नाम),
                object::optional("😀", &mut grinning),
                object::optional("1.2", &mut value_1_2),
                object::optional("12", &mut value_12),
                object::optional("others", &mut others),
                object::optional(
                    "a-much-longer-name-than-anybody-would-give-to-a-field-of-an-object-in-a-description-that-people-are-meant-to-read-and-to-write-code-for-in-their-own-programs-again",
                    &mut a_much_longer_name_than_anybody_would_give_to_a_field_of_an_object_in_a_description_that_people_are_meant_to_read_and_to_write_code_for_in_their_own_p,
                ),
                object::optional(
                    "a-much-longer-name-than-anybody-would-give-to-a-field-of-an-object-in-a-description-that-people-are-meant-to-read-and-to-write-code-for-in-their-own-programs-at-all",
                    &mut a_hyphen_much_hyphen_longer_hyphen_name_hyphen_than_hyphen_anybody_hyphen_would_hyphen_give_hyphen_to_hyphen_a_hyphen_field_hyphen_of_hyphen_an_hyphen,
                ),
            ],
        )?;
        let (Some(id), Some(minus_id)) = (id, minus_id) else {
            return Err(object::incomplete());
        };
        Ok(Self {
            underscore_id,
            id,
            minus_id,
            plus_1,
            minus_1,
            at_type,
            r#type,
            dollar_ref,
            r#ref,
            name,
            name_capitalized,
            name_uppercase,
            user_name,
            user_underscore_name,
            empty,
            größe,
            名前,
            имя,
            a,
            नाम,
            grinning,
            value_1_2,
            value_12,
            others,
            a_much_longer_name_than_anybody_would_give_to_a_field_of_an_object_in_a_description_that_people_are_meant_to_read_and_to_write_code_for_in_their_own_p,
            a_hyphen_much_hyphen_longer_hyphen_name_hyphen_than_hyphen_anybody_hyphen_would_hyphen_give_hyphen_to_hyphen_a_hyphen_field_hyphen_of_hyphen_an_hyphen,
        })
    }
}

object::implement!(Größe);
