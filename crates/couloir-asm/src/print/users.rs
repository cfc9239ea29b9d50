//! Comments that name the users of values.

use couloir_ir::body::{Block, Op, Value};
use couloir_ir::{OpRef, Scope};
use rustc_hash::FxHashSet;

use super::printer::Printer;
use super::strings;

impl Printer<'_> {
    /// Writes the comment after an op: the users of its results, or the
    /// number it is itself called by.
    pub(super) fn put_users_of_op(&mut self, op: OpRef<'_>) {
        let body = op.body();
        let results = body.num_results(op.op);
        if results == 0 {
            if body.num_operands(op.op) > 0 {
                self.put(" // id: ");
                self.put_op_number(op);
            }
            return;
        }
        let users = op.results().flat_map(|result| body.uses(result)).map(|user| user.op);
        let users = users.collect::<FxHashSet<_>>();
        if users.is_empty() {
            return self.put(" // unused");
        }
        let values = users.iter().map(|&user| body.num_results(user)).sum::<usize>();
        let one = results == 1 && users.len() <= 1 && values <= 1;
        self.put(if one { " // user: " } else { " // users: " });
        for (at, result) in op.results().enumerate() {
            self.put(if at == 0 { "" } else { ", " });
            self.put(if results > 1 { "(" } else { "" });
            self.put_users(op.scope, result);
            self.put(if results > 1 { ")" } else { "" });
        }
    }

    /// Writes the comments before a block's ops.
    pub(super) fn put_users_of_args(&mut self, scope: Scope<'_>, block: Block) {
        for &arg in scope.body.args(block) {
            self.put_indent();
            self.put("// ");
            self.names.write_value(self.out, self.base, arg, true);
            if scope.body.is_unused(arg) {
                self.put(" is unused\n");
                continue;
            }
            self.put(" is used by ");
            self.put_users(scope, arg);
            self.out.push(b'\n');
        }
    }

    /// Writes the results of each op that uses a value, or the number of one without.
    fn put_users(&mut self, scope: Scope<'_>, value: Value) {
        if scope.body.is_unused(value) {
            self.put("unused");
        }
        let mut seen = FxHashSet::<Op>::default();
        for (at, user) in scope.body.uses(value).enumerate() {
            if !seen.insert(user.op) {
                continue;
            }
            self.put(if at == 0 { "" } else { ", " });
            if scope.body.num_results(user.op) == 0 {
                self.put_op_number(scope.op(user.op));
            }
            for (at, result) in scope.body.results(user.op).enumerate() {
                self.put(if at == 0 { "" } else { ", " });
                self.names.write_value(self.out, self.base, result, true);
            }
        }
    }

    fn put_op_number(&mut self, op: OpRef<'_>) {
        match self.names.op_number(op.body(), op.op) {
            Some(number) => {
                self.out.push(b'%');
                strings::unsigned(self.out, number.into());
            }
            None => self.put("<<UNKNOWN OPERATION>>"),
        }
    }
}
