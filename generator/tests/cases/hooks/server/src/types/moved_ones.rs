// @generated from hooks.yaml by `cargo xtask codegen`; do not edit.
//! `MovedOnes`.

use crate::runtime::{object, text_enum};

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

pub type MovedOnesFirstRequester = MovedOnesRequester;

pub type MovedOnesFirstRequesterPermissions = MovedOnesRequesterPermissions;

pub type MovedOnesFirstRequesterPermissionsOrganizationAdministration = MovedOnesRequesterPermissionsOrganizationAdministration;

pub type MovedOnesFirstRequesterPermissionsOrganizationSelfHostedRunners = MovedOnesRequesterPermissionsOrganizationAdministration;

pub type MovedOnesSecond = MovedOnesFirst;

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

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MovedOnesRequesterPermissionsOrganizationAdministration {
    Read,
    Write,
}

text_enum::implement! {
    MovedOnesRequesterPermissionsOrganizationAdministration {
        Read = "read";
        Write = "write";
    }
}

pub type MovedOnesRequesterPermissionsOrganizationSelfHostedRunners = MovedOnesRequesterPermissionsOrganizationAdministration;
