//! Waiting: for streams where they were created here, for events where they come from elsewhere.

use couloir_dialects::r#async as asynchronous;
use couloir_dialects::gpu;
use couloir_ir::body::{Op, Value};
use couloir_ir::build::Build;
use couloir_rewrite::convert::{
    ConversionRewriter, Lowered, NoMatch, Operands, OrNoMatch, no_match,
};
use rustc_hash::FxHashSet;

use super::{Row, is_async, runtime};
use crate::llvm_common::Llvm;

pub(super) const PATTERNS: &[Row] =
    &[(gpu::Wait::def(), wait), (asynchronous::Yield::def(), yield_op)];

fn wait(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    if is_async(rw.view(op)) {
        return join(op, new, rw);
    }
    for &token in new.all() {
        let functions = match runtime::STREAM_CREATE.gave(rw, token) {
            true => [&runtime::STREAM_SYNCHRONIZE, &runtime::STREAM_DESTROY],
            false => [&runtime::EVENT_SYNCHRONIZE, &runtime::EVENT_DESTROY],
        };
        for function in functions {
            function.call(rw, &[token]);
        }
    }
    rw.erase(op)
}

/// A new stream that waits for others.
fn join(op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let tokens = crate::common::operands(rw, op);
    let mut events = Vec::with_capacity(tokens.len());
    for (&token, &stream) in tokens.iter().zip(new.all()) {
        events.push(match runtime::STREAM_CREATE.gave(rw, stream) {
            true => event_after(rw, token, stream)?,
            false => stream,
        });
    }
    let stream = runtime::STREAM_CREATE.value(rw, &[]);
    for &event in &events {
        runtime::STREAM_WAIT_EVENT.call(rw, &[stream, event]);
    }
    for &event in &events {
        runtime::EVENT_DESTROY.call(rw, &[event]);
    }
    rw.replace(op, stream)
}

/// What happens when a stream has come to where a token was given.
fn event_after(
    rw: &mut ConversionRewriter<'_>,
    token: Value,
    stream: Value,
) -> Result<Value, NoMatch> {
    let point = rw.point_behind(token).or_no_match("the token is given nowhere")?;
    let here = rw.point();
    rw.set_point(point);
    let event = record(rw, stream);
    rw.set_point(here);
    Ok(event)
}

/// An event on a stream.
fn record(rw: &mut ConversionRewriter<'_>, stream: Value) -> Value {
    let event = runtime::EVENT_CREATE.value(rw, &[]);
    runtime::EVENT_RECORD.call(rw, &[event, stream]);
    event
}

/// A region that gives tokens gives events, and its streams end.
fn yield_op(_: &Llvm, op: Op, new: &Operands, rw: &mut ConversionRewriter<'_>) -> Lowered {
    let ctx = rw.context();
    let types = rw.view(op).operand_types().collect::<Vec<_>>();
    let is_token = |ty: &couloir_ir::Type| ty.params_of(ctx, &gpu::ASYNC_TOKEN).is_some();
    if !types.iter().any(is_token) || types.len() != new.all().len() {
        return no_match("no gpu async token operand");
    }
    let (mut values, mut streams) = (new.all().to_vec(), Vec::new());
    for (value, ty) in values.iter_mut().zip(&types) {
        if is_token(ty) {
            streams.push(*value);
            *value = record(rw, *value);
        }
    }
    let mut seen = FxHashSet::default();
    for stream in streams.into_iter().filter(|&stream| seen.insert(stream)) {
        runtime::STREAM_DESTROY.call(rw, &[stream]);
    }
    rw.modify(op, |body| body.set_operands(op, &values))
}
