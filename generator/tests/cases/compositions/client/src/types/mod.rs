// @generated from compositions.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod action;
pub(crate) mod code;
pub(crate) mod colour;
pub(crate) mod escaped;
pub(crate) mod everything;
pub(crate) mod forest;
pub(crate) mod heir;
pub(crate) mod inherited;
pub(crate) mod kind;
pub(crate) mod r#loop;
pub(crate) mod nested;
pub(crate) mod part;
pub(crate) mod shape_and_colour;
pub(crate) mod tags;
pub(crate) mod tree;
pub(crate) mod warm;
pub(crate) mod action_press;
pub(crate) mod action_press_type;
pub(crate) mod action_choose;
pub(crate) mod action_choose_type;
pub(crate) mod everything_kind;
pub(crate) mod everything_overlap;
pub(crate) mod everything_short;
pub(crate) mod everything_parts_item;
pub(crate) mod everything_size;
pub(crate) mod everything_size_keyword;
pub(crate) mod everything_number_or_text;
pub(crate) mod everything_letters_or_flag;
pub(crate) mod everything_mixed;
pub(crate) mod everything_mixed_object;
pub(crate) mod everything_lists;
pub(crate) mod everything_replaced;
pub(crate) mod heir_kind;
pub(crate) mod heir_size;
pub(crate) mod inherited_kind;
pub(crate) mod shape_and_colour_circle;
pub(crate) mod shape_and_colour_circle_filled;
pub(crate) mod shape_and_colour_circle_lined;
pub(crate) mod shape_and_colour_square;
pub(crate) mod shape_and_colour_square_filled;
pub(crate) mod shape_and_colour_square_lined;

pub use action::Action;
pub use code::Code;
pub use colour::Colour;
pub use escaped::Escaped;
pub use everything::Everything;
pub use forest::Forest;
pub use heir::{Heir, HeirRequired};
pub use inherited::{Inherited, InheritedRequired};
pub use kind::Kind;
pub use r#loop::{Loop, LoopRequired};
pub use nested::Nested;
pub use part::{Part, PartRequired};
pub use shape_and_colour::ShapeAndColour;
pub use tags::Tags;
pub use tree::Tree;
pub use warm::Warm;
pub use action_press::{ActionPress, ActionPressRequired};
pub use action_press_type::ActionPressType;
pub use action_choose::{ActionChoose, ActionChooseRequired};
pub use action_choose_type::ActionChooseType;
pub use everything_kind::EverythingKind;
pub use everything_overlap::EverythingOverlap;
pub use everything_short::EverythingShort;
pub use everything_parts_item::{EverythingPartsItem, EverythingPartsItemRequired};
pub use everything_size::EverythingSize;
pub use everything_size_keyword::EverythingSizeKeyword;
pub use everything_number_or_text::EverythingNumberOrText;
pub use everything_letters_or_flag::EverythingLettersOrFlag;
pub use everything_mixed::EverythingMixed;
pub use everything_mixed_object::EverythingMixedObject;
pub use everything_lists::EverythingLists;
pub use everything_replaced::EverythingReplaced;
pub use heir_kind::HeirKind;
pub use heir_size::HeirSize;
pub use inherited_kind::InheritedKind;
pub use shape_and_colour_circle::ShapeAndColourCircle;
pub use shape_and_colour_circle_filled::{
    ShapeAndColourCircleFilled, ShapeAndColourCircleFilledRequired,
};
pub use shape_and_colour_circle_lined::{
    ShapeAndColourCircleLined, ShapeAndColourCircleLinedRequired,
};
pub use shape_and_colour_square::ShapeAndColourSquare;
pub use shape_and_colour_square_filled::{
    ShapeAndColourSquareFilled, ShapeAndColourSquareFilledRequired,
};
pub use shape_and_colour_square_lined::{
    ShapeAndColourSquareLined, ShapeAndColourSquareLinedRequired,
};
