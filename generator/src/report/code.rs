//! The codes of diagnostics, each with an explanation.
//!
//! Codes are stable: a number is never reused. The first two digits are the subject: 01 text and files, 02 fields,
//! 03 references, 04 paths and operations, 05 parameters, 06 schemas, 07 bodies and responses, 08 security and servers,
//! 09 extensions and options of the generator, 10 unsupported features. The code of a lint is its name.

use std::fmt::{self, Display, Formatter};

use super::Severity;
use crate::side::Side;

/// The effect of a diagnosed problem on the output.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Class {
    /// The description is rejected.
    Error,
    /// The part cannot be generated, but the operations that need it can be skipped.
    Skippable,
    /// The part was left out.
    Skipped,
    /// The part was read with its one sensible interpretation.
    Repaired,
    /// The part is arbitrary JSON, a string or bytes, instead of a type.
    Untyped,
    /// The constraint is not enforced.
    Unenforced,
    /// The part is generated as it is, but is perhaps not intended.
    Suspicious,
    /// The part makes generated code worse. Reported only by [`lint`](crate::lint::lint).
    Lint,
}

impl Class {
    /// The classes that are counted, and that can be denied.
    pub const REPORTED: [Self; 5] = [
        Self::Skipped,
        Self::Repaired,
        Self::Untyped,
        Self::Unenforced,
        Self::Suspicious,
    ];

    /// The name in output and options.
    pub fn name(self) -> &'static str {
        match self {
            Self::Error => "error",
            Self::Skippable => "skippable",
            Self::Skipped => "skipped",
            Self::Repaired => "repaired",
            Self::Untyped => "untyped",
            Self::Unenforced => "unenforced",
            Self::Suspicious => "suspicious",
            Self::Lint => "lint",
        }
    }

    /// The effect of the class, as a clause.
    pub fn remedy(self) -> &'static str {
        match self {
            Self::Repaired => "it is read with its one sensible interpretation",
            Self::Unenforced => "the constraint is not enforced",
            Self::Untyped => "the type is loosened to arbitrary JSON, text or bytes",
            Self::Skipped => "the part is left out",
            Self::Skippable => "the operations that need it are left out with `--allow-skip`",
            Self::Error => "nothing is generated",
            Self::Suspicious => "it is generated as declared",
            Self::Lint => "nothing is changed",
        }
    }

    /// The classes in the order in which their remedies are preferred.
    pub const REMEDIES: [Self; 6] = [
        Self::Repaired,
        Self::Unenforced,
        Self::Untyped,
        Self::Skipped,
        Self::Skippable,
        Self::Error,
    ];
}

impl Display for Class {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Declares the codes: the name here, the code itself, the class, and the title.
macro_rules! codes {
    ($($name:ident $code:literal $class:ident $title:literal,)+) => {
        /// The code of a diagnostic.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        #[expect(missing_docs, reason = "each has a title and an explanation")]
        pub enum Code {
            $($name,)+
        }

        impl Code {
            /// All codes, in order.
            pub const ALL: &[Self] = &[$(Self::$name,)+];

            /// The code in output: `E0101`.
            pub fn as_str(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)+
                }
            }

            /// The class of its diagnostics.
            pub fn class(self) -> Class {
                match self {
                    $(Self::$name => Class::$class,)+
                }
            }

            /// The title.
            pub fn title(self) -> &'static str {
                match self {
                    $(Self::$name => $title,)+
                }
            }

            /// The explanation, in Markdown.
            pub fn explanation(self) -> &'static str {
                match self {
                    $(Self::$name => include_str!(concat!("explanations/", $code, ".md")),)+
                }
            }
        }
    };
}

codes! {
    GeneratorFault "E0001" Error "internal error of the generator",

    NotUtf8 "E0101" Error "invalid UTF-8",
    InvalidSyntax "E0102" Error "invalid YAML or JSON",
    TooLarge "E0104" Error "description too large",
    TooManyAliases "E0105" Error "excessive YAML aliases",
    TooDeep "E0106" Error "nesting too deep",
    EmptyFile "E0107" Error "empty file",
    NotAJsonNumber "E0108" Error "number not representable in JSON",
    UnreadableFile "E0109" Skippable "unreadable file",
    LooseSyntax "W0101" Repaired "lenient YAML",
    YamlTag "W0102" Repaired "YAML tag",
    RenamedComponent "W0103" Repaired "components with the same name in several files",
    DuplicateKey "W0104" Repaired "duplicate key",

    NotOpenApi "E0201" Error "not an OpenAPI description",
    NotSupportedVersion "E0202" Error "unsupported OpenAPI version",
    WrongKind "E0203" Skipped "value of the wrong type",
    MissingField "E0204" Skipped "missing required field",
    UnknownWord "E0205" Skipped "unknown value",
    ExclusiveFields "E0206" Skipped "mutually exclusive fields",
    UnreadablePart "E0207" Skipped "unreadable part of the description",
    ReservedName "E0208" Skipped "reserved name",
    MisplacedSecurity "E0209" Skippable "misplaced `security`",
    UnknownDialect "E0210" Skipped "unsupported schema dialect",
    MissingFieldReadAs "W0201" Repaired "missing required field, default assumed",
    UnknownField "W0202" Repaired "unknown field",
    NotText "W0203" Repaired "non-string value where a string is expected",
    OtherVersion "W0204" Repaired "keyword of another OpenAPI version",
    MisplacedExtension "W0205" Repaired "misplaced extension",
    ReferenceSiblings "W0206" Repaired "fields next to `$ref`",
    OddComponentName "W0207" Repaired "invalid component name",
    ShortVersion "W0208" Repaired "OpenAPI version without a patch number",
    OtherDialect "W0209" Repaired "older schema dialect",
    UnknownKeyword "N0201" Skipped "unknown schema keyword",
    UnknownExtension "W0210" Suspicious "misspelled extension",

    UnknownReference "E0301" Untyped "unresolved reference",
    NotAReference "E0302" Untyped "malformed reference",
    RemoteReference "E0303" Untyped "reference to another host",
    WrongSection "E0304" Untyped "reference to a component of the wrong kind",
    OnlyItself "E0305" Untyped "definition that refers only to itself",
    NotReferable "E0306" Skippable "reference where OpenAPI allows none",
    WrongReference "W0301" Repaired "reference to a component of the wrong kind, converted",

    PathWithoutSlash "E0401" Repaired "path without a leading slash",
    UnpairedBrace "E0402" Skippable "unbalanced brace in a path",
    RepeatedPlaceholder "E0403" Repaired "duplicate path placeholder",
    AdjacentPlaceholders "E0404" Skippable "adjacent path placeholders",
    DotSegment "E0405" Skippable "dot segment in a path",
    PathWithQuery "E0406" Repaired "query in a path",
    UndeclaredPlaceholder "E0407" Skippable "undeclared path parameter",
    AmbiguousPaths "E0408" Skippable "ambiguous paths",
    RepeatedOperationId "E0409" Repaired "duplicate `operationId`",
    NotAStatus "E0410" Skipped "invalid response status",
    RepeatedRange "E0411" Skipped "duplicate status range",
    OnlyFragmentDiffers "E0412" Skippable "path that only a fragment distinguishes",
    PathLeftOut "W0401" Repaired "part of a path that is never sent",
    PlaceholderReadAs "W0402" Repaired "undeclared path parameter, read as a string",
    UnusedPathParameter "W0403" Repaired "unused path parameter",
    QueryInPath "W0404" Repaired "query parameters in a path",
    LowercaseStatusRange "W0405" Repaired "lower-case status range",
    SharedPathItem "W0406" Repaired "path items shared by two paths",
    WebhookPath "W0407" Skipped "path parameter or server of a webhook or callback",
    NoOperations "W0408" Suspicious "no operations",
    LeftOut "W0409" Skipped "skipped operation or component",

    RepeatedParameter "E0501" Repaired "duplicate parameter",
    NotAFieldName "E0502" Skipped "invalid HTTP name",
    SeveralMediaTypes "E0504" Skipped "parameter or header without exactly one media type",
    OptionalPathParameter "W0501" Repaired "optional path parameter",
    IgnoredParameter "W0502" Skipped "reserved parameter or header",
    NullParameter "W0503" Repaired "nullable parameter or header",
    UndefinedStyle "W0504" Repaired "undefined parameter style",
    UnusedField "W0505" Suspicious "field without effect on a parameter or header",
    SeveralBodies "W0506" Skipped "several request bodies",
    AmbiguousQuery "W0507" Skipped "query parameters with conflicting names",

    NoValue "E0601" Untyped "unsatisfiable schema",
    InfinitelyRecursive "E0602" Untyped "infinitely recursive schema",
    InvalidMultipleOf "E0603" Unenforced "invalid `multipleOf`",
    InvalidPattern "E0604" Unenforced "invalid regular expression",
    ReadOnlyAndWriteOnly "E0605" Skipped "property both `readOnly` and `writeOnly`",
    NoTypes "E0606" Skipped "empty list of types",
    RepeatedEnumValue "W0601" Repaired "duplicate enum value",
    ForbiddenEnumValue "W0602" Repaired "enum value forbidden by the schema",
    EnumValueOfOtherType "W0603" Repaired "enum value of another type",
    MisplacedEnum "W0604" Repaired "enum without a valid value",
    DisputedNull "W0605" Repaired "inconsistent `null`",
    KeywordOfOtherType "W0606" Suspicious "keyword without effect",
    ImpliedType "W0607" Repaired "missing `type`, inferred",
    ListOfItems "W0608" Repaired "array form of `items`",
    ForeignPattern "W0609" Repaired "non-ECMA-262 regular expression",
    FormatOfNumber "W0610" Repaired "format that does not apply to a number",
    WrongDefault "W0611" Repaired "invalid default",
    DefaultNotApplied "W0612" Unenforced "default not applied",
    IncludesItself "W0613" Repaired "schema that includes itself",
    Overridden "W0614" Repaired "conflicting schemas, one overridden",
    ForbiddenByOther "W0615" Repaired "closed schema in `allOf`",
    BranchWithoutValue "W0616" Repaired "unsatisfiable alternative",
    RepeatedBranch "W0617" Repaired "duplicate alternative",
    OverlappingBranches "W0618" Suspicious "overlapping alternatives",
    UselessDiscriminator "W0619" Repaired "unusable discriminator",
    UnknownMapping "W0620" Repaired "unknown discriminator mapping",
    FieldWithoutSchema "W0621" Untyped "required property without a schema",
    DisputedDefault "W0622" Repaired "conflicting defaults",
    MergedTypes "W0623" Untyped "property of overlapping alternatives",
    AnyValue "N0601" Untyped "unconstrained value",
    FormatNotValidated "N0602" Unenforced "format not validated",
    ContentNotValidated "N0603" Unenforced "encoded content not validated",
    UnusedDefault "N0604" Unenforced "default without effect",
    ImpliedObject "N0605" Repaired "missing `type: object`, inferred",
    EnforcedEncoding "N0606" Repaired "enforced encoding of a string",
    MergedAlternatives "N0607" Repaired "overlapping alternatives",

    NoMediaType "E0701" Repaired "content without a media type",
    NotAMediaType "E0702" Repaired "invalid media type",
    RepeatedHeader "E0703" Repaired "duplicate header",
    MediaTypeTakenAs "W0701" Repaired "inexact media type",
    SchemaNotApplied "W0702" Untyped "body with an unused schema",
    FileConstraints "W0704" Unenforced "constraints of a file",
    SkippedMediaType "W0705" Skipped "media type left out",
    InformationalStatus "W0706" Skipped "informational status",
    NoSuccess "W0707" Repaired "operation without a success response",
    ContentWithoutBody "W0708" Repaired "content of a response without a body",
    UnansweredHeader "W0709" Unenforced "required header missing in early responses",
    XmlTakenAs "W0710" Repaired "ambiguous XML",
    HeaderOfOthers "W0711" Suspicious "response without a common header",
    UselessEncoding "W0712" Repaired "encoding without effect",
    MediaTypeOfPart "W0713" Skipped "media type of a form part",
    StyleOfPart "W0714" Repaired "style of a form part",
    BodyOfMethod "W0715" Suspicious "request body of GET, HEAD or DELETE",
    XmlTree "W0717" Untyped "XML read as a tree",
    EventTakenAsData "W0718" Repaired "schema of an event read as that of its data",
    UnknownLink "W0716" Suspicious "link to an unknown operation",
    ProblemInstead "N0701" Unenforced "early response with another body",

    CredentialsExclude "E0802" Skippable "conflicting security schemes",
    InvalidServer "E0803" Skipped "invalid server URL",
    ServerAddressTakenAs "W0801" Repaired "incomplete server URL",
    RelativeServer "W0802" Skipped "relative server URL",
    ServerVariable "W0803" Repaired "server variable without a default",
    InvalidOAuthUrl "W0804" Repaired "invalid OAuth 2.0 URL",
    UnknownScope "W0805" Suspicious "unknown scope",
    UndeclaredScheme "W0806" Repaired "undeclared security scheme",
    SharedCredential "W0807" Repaired "security schemes that share a credential",
    ImpossibleAlternative "W0808" Skipped "unsatisfiable security requirement",
    UnrequiredSchemes "W0809" Suspicious "security schemes that no operation requires",
    ServerWithoutName "N0801" Skipped "operation server without an environment",

    InvalidExtension "E0901" Skipped "invalid extension value",
    InvalidRustType "E0902" Skipped "invalid `x-rust-type` or `x-rust-derive`",
    InvalidPagination "E0903" Skipped "invalid `x-pagination`",
    InvalidIdempotencyKey "E0904" Skipped "invalid `x-idempotency-key`",
    UnknownReplacement "E0905" Skipped "unknown `x-replaced-by`",
    NameNotFree "E0906" Skipped "name collision in Rust",
    InvalidOverlay "E0907" Error "invalid overlay",
    UnknownOperation "E0908" Error "unknown operation selected",
    NothingChosen "E0909" Error "no operation selected",
    InvalidSettings "E0910" Error "invalid settings",
    PastSunset "E0911" Error "past sunset date",
    InvalidSunsetExtension "E0912" Skipped "invalid sunset extension",
    InvalidPaginationRule "E0913" Error "invalid pagination rule",
    InvalidSharedParameter "E0914" Error "parameter that cannot be shared",
    NotDeprecated "W0901" Suspicious "deprecation date without `deprecated`",
    HintsOfEnum "W0902" Repaired "mismatched enum names or descriptions",
    RustTypeNotUsed "W0903" Suspicious "unused `x-rust-type`",
    NothingSelected "W0904" Suspicious "overlay action without an effect",
    NearSunset "W0905" Suspicious "sunset date near",
    UnknownCarefulSchema "W0906" Suspicious "unknown schema for a careful client",
    UnmatchedTypeRule "W0907" Suspicious "type rule without a match",
    UnquotedName "W0908" Repaired "JSONPath with an unquoted name",
    NoTags "W0909" Suspicious "setting for tags without a tag",
    LongOperationIds "W0910" Suspicious "`operationId`s that repeat path and method",
    ReservedTypeName "N0901" Repaired "reserved type name",
    UnderivableTrait "N0902" Skipped "underivable trait",
    UnfitPaginationRule "N0903" Skipped "pagination rule that does not fit all its operations",
    UnappliedDefaults "N0904" Skipped "defaults that a server with shared types does not apply",
    ReservedFeatureName "N0905" Repaired "reserved feature name",

    UnsupportedSchema "E1001" Untyped "unsupported schema",
    UnsupportedRule "E1002" Unenforced "unsupported constraint",
    UnsupportedParameter "E1003" Untyped "unsupported parameter or header",
    UnsupportedBody "E1004" Untyped "unsupported body",
    UnsupportedXml "E1005" Untyped "unsupported XML",
    UnsupportedHook "E1006" Skippable "unsupported webhook or callback",
    UnsupportedServer "E1009" Skipped "unsupported server URL",
    UnsupportedPathItem "E1010" Skippable "unsupported path item",
    NestedChoices "E1012" Skippable "union with too many combinations",
    UnsupportedRustType "E1011" Skippable "unsupported `x-rust-type`",

    AllOptional "all-optional" Lint "response object without a required property",
    AmbiguousUnion "ambiguous-union" Lint "union of similar objects",
    BooleanEnum "boolean-enum" Lint "boolean written as an enum",
    DifferingErrors "differing-errors" Lint "inconsistent error bodies",
    InlineSchema "inline-schema" Lint "unnamed inline schema",
    IntegerFormat "integer-format" Lint "integer without a format",
    LongOperationId "long-operation-id" Lint "`operationId` that repeats path and method",
    MissingErrorResponse "missing-error-response" Lint "operation without an error response",
    MissingExample "missing-example" Lint "body without an example",
    MissingInternalResponse "missing-internal-response" Lint "operation without a response to internal errors",
    MissingInvalidResponse "missing-invalid-response" Lint "operation without a response to invalid requests",
    MissingOperationId "missing-operation-id" Lint "operation without an `operationId`",
    MissingPagination "missing-pagination" Lint "operation that looks paginated, without a rule",
    MissingSecurity "missing-security" Lint "operation without `security` although others have it",
    MissingUnauthorizedResponse "missing-unauthorized-response" Lint "secured operation without a 401 response",
    OptionalBody "optional-body" Lint "request body without `required`",
    RepeatedSchema "repeated-schema" Lint "repeated inline schema",
    SharedParameter "shared-parameter" Lint "parameter of most operations",
    SimilarNames "similar-names" Lint "names that collide in Rust",
    UndescribedOperation "undescribed-operation" Lint "undocumented operation",
    UndescribedParameter "undescribed-parameter" Lint "undocumented parameter",
    UndescribedSchema "undescribed-schema" Lint "undocumented schema",
    UnusedComponent "unused-component" Lint "unused component",
}

impl Code {
    /// Parses a code, ignoring case.
    pub fn parse(text: &str) -> Option<Self> {
        let mut all = Self::ALL.iter().copied();
        all.find(|code| code.as_str().eq_ignore_ascii_case(text))
    }

    /// `true` if the errors are corrected where that is possible.
    pub fn is_corrected(self) -> bool {
        let is_error = self.as_str().starts_with('E');
        is_error && !matches!(self.class(), Class::Error | Class::Skippable)
    }

    /// The crate, if the diagnostics concern only one.
    pub fn side(self) -> Option<Side> {
        match self {
            Self::AdjacentPlaceholders | Self::AmbiguousPaths | Self::OnlyFragmentDiffers => {
                Some(Side::Server)
            }
            _ => None,
        }
    }

    /// The severity of its diagnostics.
    pub fn severity(self) -> Severity {
        match self.as_str().as_bytes() {
            _ if self.class() == Class::Lint => Severity::Warning,
            [b'N', ..] => Severity::Note,
            [b'W', ..] => Severity::Warning,
            _ => Severity::Error,
        }
    }
}

impl Display for Code {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn each_code_is_given_once_and_its_letter_is_that_of_its_class() {
        let codes: BTreeSet<&str> = Code::ALL.iter().map(|code| code.as_str()).collect();
        assert_eq!(codes.len(), Code::ALL.len());
        for code in Code::ALL {
            let is_error = code.severity() == Severity::Error;
            let refuses = matches!(code.class(), Class::Error | Class::Skippable);
            assert_eq!(refuses || code.is_corrected(), is_error, "{code}");
            if code.class() == Class::Lint {
                let is_part = |letter: char| letter.is_ascii_lowercase() || letter == '-';
                assert!(code.as_str().chars().all(is_part), "{code}");
                continue;
            }
            let (letter, number) = code.as_str().split_at(1);
            assert!("EWN".contains(letter), "{code}");
            assert!(number.len() == 4 && number.parse::<u16>().is_ok(), "{code}");
        }
    }

    #[test]
    fn codes_are_read_in_either_case() {
        assert_eq!(Code::parse("e0101"), Some(Code::NotUtf8));
        assert_eq!(Code::parse("W0101"), Some(Code::LooseSyntax));
        assert_eq!(Code::parse("E01"), None);
    }
}
