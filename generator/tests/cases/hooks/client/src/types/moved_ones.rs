// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `MovedOnes`.

use crate::runtime::schema::{AdditionalProperties, Schema};
use crate::runtime::text_enum::{self, UnknownValue};
use crate::runtime::{object, object_schema};

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct MovedOnes {
    pub first: Option<MovedOnesFirst>,
    pub second: Option<MovedOnesSecond>,
    pub requester: Option<MovedOnesRequester>,
}

object::implement! {
    MovedOnes {
        optional(first: MovedOnesFirst, "first");
        optional(second: MovedOnesSecond, "second");
        optional(requester: MovedOnesRequester, "requester");
    }
}

object_schema::implement! {
    MOVED_ONES_SCHEMA {
        optional("first", Schema::Reference(&MOVED_ONES_FIRST_SCHEMA));
        optional("second", Schema::Reference(&MOVED_ONES_SECOND_SCHEMA));
        optional("requester", Schema::Reference(&MOVED_ONES_REQUESTER_SCHEMA));
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct MovedOnesFirst {
    pub requester: Option<MovedOnesFirstRequester>,
}

object::implement! {
    MovedOnesFirst {
        optional(requester: MovedOnesFirstRequester, "requester");
    }
}

object_schema::implement! {
    MOVED_ONES_FIRST_SCHEMA {
        optional("requester", Schema::Reference(&MOVED_ONES_FIRST_REQUESTER_SCHEMA));
    }, AdditionalProperties::Any
}

pub type MovedOnesFirstRequester = MovedOnesRequester;

pub(crate) static MOVED_ONES_FIRST_REQUESTER_SCHEMA: Schema = Schema::Reference(
    &MOVED_ONES_REQUESTER_SCHEMA,
);

pub type MovedOnesFirstRequesterPermissions = MovedOnesRequesterPermissions;

pub type MovedOnesFirstRequesterPermissionsOrganizationAdministration = MovedOnesRequesterPermissionsOrganizationAdministration;

pub type MovedOnesFirstRequesterPermissionsOrganizationSelfHostedRunners = MovedOnesRequesterPermissionsOrganizationAdministration;

pub type MovedOnesSecond = MovedOnesFirst;

pub(crate) static MOVED_ONES_SECOND_SCHEMA: Schema = Schema::Reference(
    &MOVED_ONES_FIRST_SCHEMA,
);

pub type MovedOnesSecondRequester = MovedOnesRequester;

pub type MovedOnesSecondRequesterPermissions = MovedOnesRequesterPermissions;

pub type MovedOnesSecondRequesterPermissionsOrganizationAdministration = MovedOnesRequesterPermissionsOrganizationAdministration;

pub type MovedOnesSecondRequesterPermissionsOrganizationSelfHostedRunners = MovedOnesRequesterPermissionsOrganizationAdministration;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct MovedOnesRequester {
    pub permissions: Option<MovedOnesRequesterPermissions>,
}

object::implement! {
    MovedOnesRequester {
        optional(permissions: MovedOnesRequesterPermissions, "permissions");
    }
}

object_schema::implement! {
    MOVED_ONES_REQUESTER_SCHEMA {
        optional("permissions", Schema::Reference(&MOVED_ONES_REQUESTER_PERMISSIONS_SCHEMA));
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct MovedOnesRequesterPermissions {
    pub organization_administration: Option<MovedOnesRequesterPermissionsOrganizationAdministration>,
    pub organization_self_hosted_runners: Option<MovedOnesRequesterPermissionsOrganizationSelfHostedRunners>,
}

object::implement! {
    MovedOnesRequesterPermissions {
        optional(organization_administration: MovedOnesRequesterPermissionsOrganizationAdministration, "organization_administration");
        optional(organization_self_hosted_runners: MovedOnesRequesterPermissionsOrganizationSelfHostedRunners, "organization_self_hosted_runners");
    }
}

object_schema::implement! {
    MOVED_ONES_REQUESTER_PERMISSIONS_SCHEMA {
        optional("organization_administration", Schema::Reference(&MOVED_ONES_REQUESTER_PERMISSIONS_ORGANIZATION_ADMINISTRATION_SCHEMA));
        optional("organization_self_hosted_runners", Schema::Reference(&MOVED_ONES_REQUESTER_PERMISSIONS_ORGANIZATION_SELF_HOSTED_RUNNERS_SCHEMA));
    }, AdditionalProperties::Any
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MovedOnesRequesterPermissionsOrganizationAdministration {
    Read,
    Write,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    MovedOnesRequesterPermissionsOrganizationAdministration {
        Read = "read";
        Write = "write";
    }
}

pub(crate) static MOVED_ONES_REQUESTER_PERMISSIONS_ORGANIZATION_ADMINISTRATION_SCHEMA: Schema = Schema::Enum(
    &["read", "write"],
    "expected one of `read`, `write`",
);

pub type MovedOnesRequesterPermissionsOrganizationSelfHostedRunners = MovedOnesRequesterPermissionsOrganizationAdministration;

pub(crate) static MOVED_ONES_REQUESTER_PERMISSIONS_ORGANIZATION_SELF_HOSTED_RUNNERS_SCHEMA: Schema = Schema::Reference(
    &MOVED_ONES_REQUESTER_PERMISSIONS_ORGANIZATION_ADMINISTRATION_SCHEMA,
);
