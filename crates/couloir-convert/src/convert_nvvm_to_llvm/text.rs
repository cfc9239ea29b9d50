//! The assembly of each op, with `$N` for the registers.

use couloir_dialects::llvm::types::address_space;
use couloir_ir::OpRef;
use couloir_ir::attr::AttrKind;

/// Assembly, and whether a predicate, the last operand, says if it runs.
pub(super) struct Text {
    pub(super) code: String,
    pub(super) is_guarded: bool,
}

/// The assembly of an op; nothing where an intrinsic does it.
pub(super) fn of(op: OpRef<'_>) -> Option<Text> {
    let (code, predicate): (fn(OpRef<'_>) -> String, _) = match op.name() {
        "nvvm.inline_ptx" => (inline, Some(2)),
        "nvvm.mbarrier.init" => (init, Some(2)),
        "nvvm.mbarrier.arrive.expect_tx" => (arrive, Some(2)),
        "nvvm.mbarrier.try_wait.parity" => (wait, None),
        "nvvm.barrier.arrive" => (barrier, None),
        "nvvm.prefetch" => (|_| "prefetch.tensormap [$0];".to_owned(), Some(1)),
        "nvvm.cp.async.bulk.tensor.shared.cluster.global" => (box_from_global, Some(7)),
        "nvvm.cp.async.bulk.tensor.global.shared.cta" => (box_to_global, Some(4)),
        _ => return None,
    };
    let is_guarded = predicate.is_some_and(|group| !op.operand_group(group).is_empty());
    let is_always = predicate.is_none() || op.name() == "nvvm.inline_ptx";
    (is_always || is_guarded).then(|| Text { code: code(op), is_guarded })
}

/// `.shared` where the first operand points there.
fn shared(op: OpRef<'_>) -> &'static str {
    let space = op.operand_type(0).and_then(|ty| address_space(op.ctx(), ty));
    if space == Some(3) { ".shared" } else { "" }
}

fn init(op: OpRef<'_>) -> String {
    format!("mbarrier.init{}.b64 [$0], $1;", shared(op))
}

fn arrive(op: OpRef<'_>) -> String {
    format!("mbarrier.arrive.expect_tx{}.b64 _, [$0], $1;", shared(op))
}

fn wait(op: OpRef<'_>) -> String {
    format!(
        "{{\n\t.reg .pred       P1; \n\tLAB_WAIT: \n\tmbarrier.try_wait.parity{}.b64 P1, [$0], $1, \
         $2; \n\t@P1 bra.uni DONE; \n\tbra.uni     LAB_WAIT; \n\tDONE: \n\t}}",
        shared(op)
    )
}

fn barrier(op: OpRef<'_>) -> String {
    let is_first = op.operand_group(0).is_empty();
    if is_first { "bar.arrive 0, $0;" } else { "bar.arrive $0, $1;" }.to_owned()
}

/// Registers one after another.
fn list(numbers: std::ops::Range<usize>, separator: &str) -> String {
    numbers.map(|number| format!("${number}")).collect::<Vec<_>>().join(separator)
}

fn box_from_global(op: OpRef<'_>) -> String {
    let count = |group| op.operand_group(group).len();
    let (dims, offsets) = (count(2), count(4));
    let mut code =
        format!("cp.async.bulk.tensor.{dims}d.shared::cluster.global.mbarrier::complete_tx::bytes");
    let mut next = dims.saturating_add(3);
    let mut rest = String::new();
    if offsets > 0 {
        code += ".im2col";
        let end = next.saturating_add(offsets);
        rest += &format!(",{{{}}}", list(next..end, ","));
        next = end;
    }
    for (group, what) in [(5, ".multicast::cluster"), (6, ".L2::cache_hint")] {
        if count(group) > 0 {
            code += what;
            rest += &format!(", ${next}");
            next = next.saturating_add(1);
        }
    }
    let barrier = dims.saturating_add(2);
    format!("{code} [$0], [$1, {{{}}} ], [${barrier}]{rest};", list(2..barrier, ","))
}

fn box_to_global(op: OpRef<'_>) -> String {
    let dims = op.operand_group(2).len();
    let numbers = list(2..dims.saturating_add(2), ", ");
    format!(
        "cp.async.bulk.tensor.{dims}d.global.shared::cta.bulk_group [$0, {{{numbers}}} ], [$1];"
    )
}

/// The code as it is written, with numbers for `{$rw0}`, `{$w0}` and `{$r0}`: those that are in
/// and out come first, then what is written, then what is read.
fn inline(op: OpRef<'_>) -> String {
    let attr = op.attr_named("ptxCode");
    let code = match attr.map(|attr| attr.kind(op.ctx())) {
        Some(AttrKind::String(code, _)) => op.ctx().str(*code).replace('%', "$"),
        _ => String::new(),
    };
    let pieces = pieces(&code);
    let mut names = pieces.iter().filter_map(|piece| piece.1).collect::<Vec<_>>();
    names.sort_unstable();
    names.dedup();
    let mut text = String::new();
    for (before, name) in pieces {
        text += before;
        if let Some(at) = name.and_then(|name| names.binary_search(&name).ok()) {
            text += &format!("${at}");
        }
    }
    text
}

/// A placeholder: its kind in the order of registers, its number.
type Name = (usize, u32);

/// Code in pieces, each up to a placeholder.
fn pieces(code: &str) -> Vec<(&str, Option<Name>)> {
    let (mut pieces, mut rest) = (Vec::new(), code);
    let mut from = 0;
    while let Some(at) = rest.get(from..).and_then(|tail| tail.find("{$")) {
        let at = at.saturating_add(from);
        let (before, tail) = rest.split_at(at);
        let Some((name, length)) = placeholder(tail) else {
            from = at.saturating_add(2);
            continue;
        };
        pieces.push((before, Some(name)));
        rest = tail.get(length..).unwrap_or_default();
        from = 0;
    }
    pieces.push((rest, None));
    pieces
}

/// A placeholder at the start, and how long it is.
fn placeholder(text: &str) -> Option<(Name, usize)> {
    let inside = text.strip_prefix("{$")?;
    let end = inside.find('}')?;
    let inside = inside.get(..end)?;
    let number = inside.trim_start_matches(|letter: char| letter.is_ascii_alphabetic());
    let kind = inside.strip_suffix(number)?;
    let kind = ["rw", "w", "r"].iter().position(|&known| known == kind)?;
    let is_number = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
    let number = is_number.then(|| number.parse().ok())??;
    Some(((kind, number), end.checked_add(3)?))
}
