//! Constraints of inline assembly: what is taken and given, what is destroyed, where it may go.

use crate::context::Context;
use crate::types::{Type, TypeData};

/// What a constraint is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ConstraintKind {
    /// `=r`
    Output,
    /// `r`
    Input,
    /// `~{memory}`
    Clobber,
    /// `!i`
    Label,
}

/// What inline assembly asks of one operand or result, or says that it clobbers.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Constraint {
    pub(crate) kind: ConstraintKind,
    /// Whether it is about what a pointer points to.
    pub(crate) indirect: bool,
    /// The input that an output shares its place with.
    tied: Option<usize>,
}

impl Constraint {
    /// Whether an argument is for it.
    pub(crate) fn has_argument(self) -> bool {
        match self.kind {
            ConstraintKind::Input => true,
            ConstraintKind::Output => self.indirect,
            _ => false,
        }
    }
}

/// The constraints that a text lists; none where it is wrong.
pub(crate) fn constraints(text: &[u8]) -> Option<Vec<Constraint>> {
    let mut list = Vec::new();
    if !text.is_empty() {
        for part in text.split(|&byte| byte == b',') {
            let own = constraint(part, &mut list)?;
            list.push(own);
        }
    }
    Some(list)
}

fn constraint(text: &[u8], before: &mut [Constraint]) -> Option<Constraint> {
    use ConstraintKind::{Clobber, Input, Label, Output};
    let (kind, rest) = match text {
        [b'~', rest @ ..] if rest.first() == Some(&b'{') => (Clobber, rest),
        [b'~', ..] => return None,
        [b'=', rest @ ..] => (Output, rest),
        [b'!', rest @ ..] => (Label, rest),
        _ => (Input, text),
    };
    let (indirect, rest) = match rest {
        [b'*', rest @ ..] => (true, rest),
        _ => (false, rest),
    };
    codes(modified(kind, rest)?, kind, before)?;
    Some(Constraint { kind, indirect, tied: None })
}

/// What follows the modifiers, which is something.
fn modified(kind: ConstraintKind, mut text: &[u8]) -> Option<&[u8]> {
    let (mut early, mut commutes) = (false, false);
    loop {
        let (again, allowed) = match text.first()? {
            b'&' => (&mut early, kind == ConstraintKind::Output),
            b'%' => (&mut commutes, kind != ConstraintKind::Clobber),
            b'#' | b'*' => return None,
            _ => return Some(text),
        };
        if std::mem::replace(again, true) || !allowed {
            return None;
        }
        text = text.get(1..)?;
    }
}

/// Looks at the codes of registers and other places.
fn codes(mut text: &[u8], kind: ConstraintKind, before: &mut [Constraint]) -> Option<()> {
    while let Some(&first) = text.first() {
        let taken = match first {
            b'{' => text.iter().position(|&byte| byte == b'}')? + 1,
            b'0'..=b'9' => {
                let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
                tie(text.get(..digits)?, kind, before)?;
                digits
            }
            b'^' => 3,
            b'@' => 2 + usize::from(text.get(1)?.checked_sub(b'0').filter(|&it| it < 10)?),
            _ => 1,
        };
        text = text.get(taken..)?;
    }
    Some(())
}

/// Gives an input the place of an output before it.
fn tie(digits: &[u8], kind: ConstraintKind, before: &mut [Constraint]) -> Option<()> {
    let number: usize = std::str::from_utf8(digits).ok()?.parse().ok()?;
    let own = before.len();
    let output = before.get_mut(number)?;
    let fits = output.kind == ConstraintKind::Output && kind == ConstraintKind::Input;
    (fits && *output.tied.get_or_insert(own) == own).then_some(())
}

/// What is wrong with assembly of these constraints that is called as a function of this type.
pub(crate) fn problem(ctx: &Context, ty: Type, text: &[u8]) -> Option<&'static str> {
    let (ret, params, vararg) = ctx.function_parts(ty)?;
    if vararg {
        return Some("inline asm cannot be variadic");
    }
    let Some(list) = constraints(text) else { return Some("failed to parse constraints") };
    if let Some(misplaced) = misplaced(&list) {
        return Some(misplaced);
    }
    let is_result = |it: &&Constraint| it.kind == ConstraintKind::Output && !it.indirect;
    let results = list.iter().filter(is_result).count();
    let fields = matches!(ctx.ty(ret), TypeData::Struct { .. } | TypeData::Named(_))
        .then(|| ctx.struct_fields(ret).map_or(0, |(fields, _)| fields.len()));
    match (results, fields) {
        (0, _) if ret != Type::VOID => Some("inline asm without outputs must return void"),
        (1, Some(_)) => Some("inline asm with one output cannot return struct"),
        (2.., fields) if fields != Some(results) => {
            Some("number of output constraints does not match number of return struct elements")
        }
        _ if list.iter().filter(|it| it.has_argument()).count() != params.len() => {
            Some("number of input constraints does not match number of parameters")
        }
        _ => None,
    }
}

/// What is wrong with the order of constraints.
fn misplaced(list: &[Constraint]) -> Option<&'static str> {
    let (mut others, mut clobbers) = (false, false);
    for constraint in list {
        match constraint.kind {
            ConstraintKind::Output if others || clobbers => {
                return Some("output constraint occurs after input, clobber or label constraint");
            }
            ConstraintKind::Input if clobbers => {
                return Some("input constraint occurs after clobber constraint");
            }
            ConstraintKind::Label if clobbers => {
                return Some("label constraint occurs after clobber constraint");
            }
            ConstraintKind::Output => {}
            ConstraintKind::Clobber => clobbers = true,
            _ => others = true,
        }
    }
    None
}
