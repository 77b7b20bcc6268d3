//! Handlers that record their requests.

use serde_json::{Value, json as value};
use wire_server::operations::SendAnyRequest;
use wire_server::rejection::RejectedRequest;
use wire_server::types::{DeepRequired, SendAnyBody};
use wire_server::{Admit, Api, Deep, FilePart, Reject, RequestValueError, RequestValues};

use super::{Recorder, json, object};

impl Admit for Recorder {}

impl Reject for Recorder {
    fn deep(&self, request: &RejectedRequest<'_>) -> Deep {
        let owner = request.rejection.to_string();
        DeepRequired { owner }.into()
    }

    fn take_json_default(&self, request: &RejectedRequest<'_>) -> Value {
        request.rejection.to_string().into()
    }
}

/// Defines handlers that record some fields, and handlers that record an expression.
macro_rules! handlers {
    ($($method:ident: $request:ident, $response:ident, $failure:ident => [$($field:ident),*];)*
     $(| $made:ident($given:ident): $made_request:ident, $made_response:ident, $made_failure:ident => $recorded:expr;)*) => {
        impl Api for Recorder {
            $(
                async fn $method(
                    &self,
                    request: wire_server::operations::$request,
                ) -> Result<wire_server::operations::$response, wire_server::operations::$failure> {
                    let _ = &request;
                    self.record(object([$((stringify!($field), json(&request.$field))),*]));
                    Ok(wire_server::operations::$response::default())
                }
            )*
            $(
                async fn $made(
                    &self,
                    $given: wire_server::operations::$made_request,
                ) -> Result<wire_server::operations::$made_response, wire_server::operations::$made_failure> {
                    let recorded = $recorded;
                    self.record(recorded);
                    Ok(wire_server::operations::$made_response::default())
                }
            )*
        }
    };
}

handlers! {
    simple_path: SimplePathRequest, SimplePathResponse, SimplePathFailure => [text, number, list, point, exploded];
    label_path: LabelPathRequest, LabelPathResponse, LabelPathFailure => [text, list, lists, point, exploded];
    matrix_path: MatrixPathRequest, MatrixPathResponse, MatrixPathFailure => [text, list, lists, point, exploded];
    send_json: SendJsonRequest, SendJsonResponse, SendJsonFailure => [body];
    send_form: SendFormRequest, SendFormResponse, SendFormFailure => [body];
    send_text: SendTextRequest, SendTextResponse, SendTextFailure => [body];
    send_xml: SendXmlRequest, SendXmlResponse, SendXmlFailure => [body];
    headers: HeadersRequest, HeadersResponse, HeadersFailure =>
        [x_text, x_integer, x_list, x_point, x_exploded, x_json, text, integer, list, point];
    r_root: RRootRequest, RRootResponse, RRootFailure => [];
    r_slash: RSlashRequest, RSlashResponse, RSlashFailure => [];
    r_new: RNewRequest, RNewResponse, RNewFailure => [];
    r_odd: ROddRequest, ROddResponse, ROddFailure => [];
    r_one: ROneRequest, ROneResponse, ROneFailure => [a];
    r_one_put: ROnePutRequest, ROnePutResponse, ROnePutFailure => [a];
    r_json: RJsonRequest, RJsonResponse, RJsonFailure => [a];
    r_second_new: RSecondNewRequest, RSecondNewResponse, RSecondNewFailure => [a];
    r_first_new: RFirstNewRequest, RFirstNewResponse, RFirstNewFailure => [b];
    r_two: RTwoRequest, RTwoResponse, RTwoFailure => [a, b];
    r_dotted: RDottedRequest, RDottedResponse, RDottedFailure => [a, b];
    r_range: RRangeRequest, RRangeResponse, RRangeFailure => [a, b];
    r_dashed: RDashedRequest, RDashedResponse, RDashedFailure => [a, b];
    | query(request): QueryRequest, QueryResponse, QueryFailure => {
        object([
            ("text", json(&request.text)),
            ("reserved", json(&request.reserved)),
            ("empty", json(request.empty)),
            ("integer", json(request.integer)),
            ("number", json(request.number)),
            ("time", json(request.time.map(|time| time.to_rfc3339()))),
            ("lists", json(&request.lists)),
            ("list", json(&request.list)),
            ("spaces", json(&request.spaces)),
            ("pipes", json(&request.pipes)),
            ("exploded", json(&request.exploded)),
            ("point", json(&request.point)),
            ("pipedPoint", json(&request.piped_point)),
            ("deep", json(&request.deep)),
            ("json", json(&request.json_)),
            ("either", json(&request.either)),
        ])
    };
    | send_multipart(request): SendMultipartRequest, SendMultipartResponse, SendMultipartFailure => {
        let mut files = Vec::new();
        if let Some(file) = request.body.files.file {
            files.push(of_file("file", file).await);
        }
        for file in request.body.files.files {
            files.push(of_file("files", file).await);
        }
        value!({"fields": json(&request.body.fields), "files": files})
    };
    | send_lines(request): SendLinesRequest, SendLinesResponse, SendLinesFailure => all(request.body).await;
    | send_sequence(request): SendSequenceRequest, SendSequenceResponse, SendSequenceFailure => all(request.body).await;
    | send_any(request): SendAnyRequest, SendAnyResponse, SendAnyFailure => any(request).await;
}

/// Without a name or media type, the client sends the name of the field and `application/octet-stream`.
async fn of_file(field: &str, file: FilePart) -> Value {
    let has_media_type = !file.media_type.is_empty();
    let bytes = file.bytes.collect().await;
    value!({
        "field": field,
        "name": file.file_name.as_deref().unwrap_or(field),
        "type": if has_media_type { &file.media_type } else { "application/octet-stream" },
        "bytes": bytes.ok().map(|bytes| bytes.to_vec()),
    })
}

/// Collects all values; invalid ones are recorded as text.
async fn all<T: serde::Serialize + Send>(mut values: RequestValues<T>) -> Value {
    let mut recorded = Vec::new();
    while let Some(next) = values.next().await {
        recorded.push(match next {
            Ok(value) => json(value),
            Err(RequestValueError::Invalid(invalid)) => format!(
                "{}: {:?} {:?}",
                invalid.index, invalid.violations, invalid.bytes
            )
            .into(),
            Err(error) => format!("{error:?}").into(),
        });
    }
    recorded.into()
}

async fn any(request: SendAnyRequest) -> Value {
    match request.body {
        SendAnyBody::Json(value) => value!({"json": json(value)}),
        SendAnyBody::Csv(text) => value!({"csv": text}),
        SendAnyBody::MergePatchJson(patch) => value!({"patch": json(patch)}),
        SendAnyBody::Image(media) => {
            let bytes = media.bytes.collect().await;
            value!({"type": media.media_type, "image": bytes.ok().map(|bytes| bytes.to_vec())})
        }
    }
}
