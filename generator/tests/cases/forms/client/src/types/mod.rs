// @generated from forms.yaml by `cargo xtask codegen`; do not edit.
//! The types of the description.

pub(crate) mod by_number;
pub(crate) mod by_text;
pub(crate) mod color;
pub(crate) mod line;
pub(crate) mod lists;
pub(crate) mod note;
pub(crate) mod open;
pub(crate) mod order;
pub(crate) mod photo;
pub(crate) mod note_several;
pub(crate) mod order_amount;
pub(crate) mod order_amount_all;
pub(crate) mod change_order_body_form;
pub(crate) mod change_photo_body_json;
pub(crate) mod change_photo_body_multipart_parts;
pub(crate) mod change_photo_body_multipart_fields;
pub(crate) mod add_photo_body_fields;
pub(crate) mod search_body;

pub use by_number::{ByNumber, ByNumberRequired};
pub use by_text::{ByText, ByTextRequired};
pub use color::Color;
pub use line::{Line, LineRequired};
pub use lists::Lists;
pub use note::{Note, NoteRequired};
pub use open::{Open, OpenRequired};
pub use order::{Order, OrderRequired};
pub use photo::{Photo, PhotoRequired};
pub use note_several::NoteSeveral;
pub use order_amount::OrderAmount;
pub use order_amount_all::OrderAmountAll;
pub use change_order_body_form::{ChangeOrderBodyForm, ChangeOrderBodyFormRequired};
pub use change_photo_body_json::{ChangePhotoBodyJson, ChangePhotoBodyJsonRequired};
pub use change_photo_body_multipart_parts::{
    ChangePhotoBodyMultipartParts, ChangePhotoBodyMultipartPartsRequired,
};
pub use change_photo_body_multipart_fields::{
    ChangePhotoBodyMultipartFields, ChangePhotoBodyMultipartFieldsRequired,
};
pub use add_photo_body_fields::{AddPhotoBodyFields, AddPhotoBodyFieldsRequired};
pub use search_body::SearchBody;
