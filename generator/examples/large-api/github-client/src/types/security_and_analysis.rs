// @generated from github.json by `openapi-crates generate`; do not edit.
//! `security-and-analysis`.

use crate::runtime::client::text_enum::{self, UnknownValue};
use crate::runtime::object;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SecurityAndAnalysis {
    /// Enable or disable GitHub Advanced Security for the repository.
    ///
    /// For standalone Code Scanning or Secret Protection products, this parameter cannot be used.
    pub advanced_security: Option<SecurityAndAnalysisAdvancedSecurity>,
    pub code_security: Option<SecurityAndAnalysisCodeSecurity>,
    /// Enable or disable Dependabot security updates for the repository.
    pub dependabot_security_updates: Option<SecurityAndAnalysisDependabotSecurityUpdates>,
    pub secret_scanning: Option<SecurityAndAnalysisSecretScanning>,
    pub secret_scanning_push_protection: Option<SecurityAndAnalysisSecretScanningPushProtection>,
    pub secret_scanning_non_provider_patterns: Option<SecurityAndAnalysisSecretScanningNonProviderPatterns>,
    pub secret_scanning_ai_detection: Option<SecurityAndAnalysisSecretScanningAiDetection>,
    pub secret_scanning_delegated_alert_dismissal: Option<SecurityAndAnalysisSecretScanningDelegatedAlertDismissal>,
    pub secret_scanning_delegated_bypass: Option<SecurityAndAnalysisSecretScanningDelegatedBypass>,
    pub secret_scanning_delegated_bypass_options: Option<SecurityAndAnalysisSecretScanningDelegatedBypassOptions>,
}

object::implement! {
    SecurityAndAnalysis {
        optional(advanced_security: SecurityAndAnalysisAdvancedSecurity, "advanced_security");
        optional(code_security: SecurityAndAnalysisCodeSecurity, "code_security");
        optional(dependabot_security_updates: SecurityAndAnalysisDependabotSecurityUpdates, "dependabot_security_updates");
        optional(secret_scanning: SecurityAndAnalysisSecretScanning, "secret_scanning");
        optional(secret_scanning_push_protection: SecurityAndAnalysisSecretScanningPushProtection, "secret_scanning_push_protection");
        optional(secret_scanning_non_provider_patterns: SecurityAndAnalysisSecretScanningNonProviderPatterns, "secret_scanning_non_provider_patterns");
        optional(secret_scanning_ai_detection: SecurityAndAnalysisSecretScanningAiDetection, "secret_scanning_ai_detection");
        optional(secret_scanning_delegated_alert_dismissal: SecurityAndAnalysisSecretScanningDelegatedAlertDismissal, "secret_scanning_delegated_alert_dismissal");
        optional(secret_scanning_delegated_bypass: SecurityAndAnalysisSecretScanningDelegatedBypass, "secret_scanning_delegated_bypass");
        optional(secret_scanning_delegated_bypass_options: SecurityAndAnalysisSecretScanningDelegatedBypassOptions, "secret_scanning_delegated_bypass_options");
    }, careful("security-and-analysis")
}

/// Enable or disable GitHub Advanced Security for the repository.
///
/// For standalone Code Scanning or Secret Protection products, this parameter cannot be used.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SecurityAndAnalysisAdvancedSecurity {
    pub status: Option<SecurityAndAnalysisAdvancedSecurityStatus>,
}

object::implement! {
    SecurityAndAnalysisAdvancedSecurity {
        optional(status: SecurityAndAnalysisAdvancedSecurityStatus, "status");
    }, careful("SecurityAndAnalysisAdvancedSecurity")
}

pub type SecurityAndAnalysisAdvancedSecurityStatus = SecurityAndAnalysisCodeSecurityStatus;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SecurityAndAnalysisCodeSecurity {
    pub status: Option<SecurityAndAnalysisCodeSecurityStatus>,
}

object::implement! {
    SecurityAndAnalysisCodeSecurity {
        optional(status: SecurityAndAnalysisCodeSecurityStatus, "status");
    }, careful("SecurityAndAnalysisCodeSecurity,SecurityAndAnalysisSecretScanning,SecurityAndAnalysisSecretScanningPushProtection,SecurityAndAnalysisSecretScanningNonProviderPatterns,SecurityAndAnalysisSecretScanningAiDetection,SecurityAndAnalysisSecretScanningDelegatedAlertDismissal,SecurityAndAnalysisSecretScanningDelegatedBypass")
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SecurityAndAnalysisCodeSecurityStatus {
    Enabled,
    Disabled,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    SecurityAndAnalysisCodeSecurityStatus {
        Enabled = "enabled";
        Disabled = "disabled";
    }
}

/// Enable or disable Dependabot security updates for the repository.
#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SecurityAndAnalysisDependabotSecurityUpdates {
    /// The enablement status of Dependabot security updates for the repository.
    pub status: Option<SecurityAndAnalysisDependabotSecurityUpdatesStatus>,
}

object::implement! {
    SecurityAndAnalysisDependabotSecurityUpdates {
        optional(status: SecurityAndAnalysisDependabotSecurityUpdatesStatus, "status");
    }, careful("SecurityAndAnalysisDependabotSecurityUpdates")
}

/// The enablement status of Dependabot security updates for the repository.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SecurityAndAnalysisDependabotSecurityUpdatesStatus {
    Enabled,
    Disabled,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    SecurityAndAnalysisDependabotSecurityUpdatesStatus {
        Enabled = "enabled";
        Disabled = "disabled";
    }
}

pub type SecurityAndAnalysisSecretScanning = SecurityAndAnalysisCodeSecurity;

pub type SecurityAndAnalysisSecretScanningStatus = SecurityAndAnalysisCodeSecurityStatus;

pub type SecurityAndAnalysisSecretScanningPushProtection = SecurityAndAnalysisCodeSecurity;

pub type SecurityAndAnalysisSecretScanningPushProtectionStatus = SecurityAndAnalysisCodeSecurityStatus;

pub type SecurityAndAnalysisSecretScanningNonProviderPatterns = SecurityAndAnalysisCodeSecurity;

pub type SecurityAndAnalysisSecretScanningNonProviderPatternsStatus = SecurityAndAnalysisCodeSecurityStatus;

pub type SecurityAndAnalysisSecretScanningAiDetection = SecurityAndAnalysisCodeSecurity;

pub type SecurityAndAnalysisSecretScanningAiDetectionStatus = SecurityAndAnalysisCodeSecurityStatus;

pub type SecurityAndAnalysisSecretScanningDelegatedAlertDismissal = SecurityAndAnalysisCodeSecurity;

pub type SecurityAndAnalysisSecretScanningDelegatedAlertDismissalStatus = SecurityAndAnalysisCodeSecurityStatus;

pub type SecurityAndAnalysisSecretScanningDelegatedBypass = SecurityAndAnalysisCodeSecurity;

pub type SecurityAndAnalysisSecretScanningDelegatedBypassStatus = SecurityAndAnalysisCodeSecurityStatus;

#[derive(Clone, Debug, PartialEq, Default)]
#[non_exhaustive]
pub struct SecurityAndAnalysisSecretScanningDelegatedBypassOptions {
    /// The bypass reviewers for secret scanning delegated bypass
    pub reviewers: Option<Vec<SecurityAndAnalysisSecretScanningDelegatedBypassOptionsReviewersItem>>,
}

object::implement! {
    SecurityAndAnalysisSecretScanningDelegatedBypassOptions {
        optional(reviewers: Vec<SecurityAndAnalysisSecretScanningDelegatedBypassOptionsReviewersItem>, "reviewers");
    }, careful("SecurityAndAnalysisSecretScanningDelegatedBypassOptions")
}

/// Created from
/// [`SecurityAndAnalysisSecretScanningDelegatedBypassOptionsReviewersItemRequired`].
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct SecurityAndAnalysisSecretScanningDelegatedBypassOptionsReviewersItem {
    /// The ID of the team or role selected as a bypass reviewer
    pub reviewer_id: i64,
    /// The type of the bypass reviewer
    pub reviewer_type: SecurityAndAnalysisSecretScanningDelegatedBypassOptionsReviewersItemReviewerType,
    /// The bypass mode for the reviewer
    ///
    /// The server defaults to `ALWAYS`.
    pub mode: Option<SecurityAndAnalysisSecretScanningDelegatedBypassOptionsReviewersItemMode>,
}

/// The required fields of
/// [`SecurityAndAnalysisSecretScanningDelegatedBypassOptionsReviewersItem`].
#[derive(Debug)]
pub struct SecurityAndAnalysisSecretScanningDelegatedBypassOptionsReviewersItemRequired {
    /// The ID of the team or role selected as a bypass reviewer
    pub reviewer_id: i64,
    /// The type of the bypass reviewer
    pub reviewer_type: SecurityAndAnalysisSecretScanningDelegatedBypassOptionsReviewersItemReviewerType,
}

object::implement! {
    SecurityAndAnalysisSecretScanningDelegatedBypassOptionsReviewersItem from SecurityAndAnalysisSecretScanningDelegatedBypassOptionsReviewersItemRequired {
        required(reviewer_id, "reviewer_id");
        required(reviewer_type, "reviewer_type");
        optional(mode: SecurityAndAnalysisSecretScanningDelegatedBypassOptionsReviewersItemMode, "mode");
    }, careful("SecurityAndAnalysisSecretScanningDelegatedBypassOptionsReviewersItem")
}

/// The type of the bypass reviewer
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SecurityAndAnalysisSecretScanningDelegatedBypassOptionsReviewersItemReviewerType {
    Team,
    Role,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    SecurityAndAnalysisSecretScanningDelegatedBypassOptionsReviewersItemReviewerType {
        Team = "TEAM";
        Role = "ROLE";
    }
}

/// The bypass mode for the reviewer
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum SecurityAndAnalysisSecretScanningDelegatedBypassOptionsReviewersItemMode {
    Always,
    Exempt,
    /// A value that this version of the crate does not know.
    Unknown(UnknownValue),
}

text_enum::implement! {
    SecurityAndAnalysisSecretScanningDelegatedBypassOptionsReviewersItemMode {
        Always = "ALWAYS";
        Exempt = "EXEMPT";
    }
}
