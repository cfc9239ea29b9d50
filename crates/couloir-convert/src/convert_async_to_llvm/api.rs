//! The functions of the run time: a table of their types, their declarations and calls of them.

use couloir_dialects::func;
use couloir_ir::body::Body;
use couloir_ir::build::{Builder, InsertPoint, NewOp};
use couloir_ir::{Attribute, Context, Op, OpRef, Value};
use couloir_rewrite::convert::{ConversionRewriter, SymbolNames};

use crate::library::declare;
use crate::runtime_functions::{Function, I1, I64, Index, Ptr, functions};

functions! { ALL:
    ADD_REF = "mlirAsyncRuntimeAddRef"(Ptr, I64);
    DROP_REF = "mlirAsyncRuntimeDropRef"(Ptr, I64);
    CREATE_TOKEN = "mlirAsyncRuntimeCreateToken"() -> Ptr;
    CREATE_VALUE = "mlirAsyncRuntimeCreateValue"(I64) -> Ptr;
    CREATE_GROUP = "mlirAsyncRuntimeCreateGroup"(I64) -> Ptr;
    EMPLACE_TOKEN = "mlirAsyncRuntimeEmplaceToken"(Ptr);
    EMPLACE_VALUE = "mlirAsyncRuntimeEmplaceValue"(Ptr);
    SET_TOKEN_ERROR = "mlirAsyncRuntimeSetTokenError"(Ptr);
    SET_VALUE_ERROR = "mlirAsyncRuntimeSetValueError"(Ptr);
    IS_TOKEN_ERROR = "mlirAsyncRuntimeIsTokenError"(Ptr) -> I1;
    IS_VALUE_ERROR = "mlirAsyncRuntimeIsValueError"(Ptr) -> I1;
    IS_GROUP_ERROR = "mlirAsyncRuntimeIsGroupError"(Ptr) -> I1;
    AWAIT_TOKEN = "mlirAsyncRuntimeAwaitToken"(Ptr);
    AWAIT_VALUE = "mlirAsyncRuntimeAwaitValue"(Ptr);
    AWAIT_GROUP = "mlirAsyncRuntimeAwaitAllInGroup"(Ptr);
    EXECUTE = "mlirAsyncRuntimeExecute"(Ptr, Ptr);
    VALUE_STORAGE = "mlirAsyncRuntimeGetValueStorage"(Ptr) -> Ptr;
    ADD_TO_GROUP = "mlirAsyncRuntimeAddTokenToGroup"(Ptr, Ptr) -> I64;
    AWAIT_TOKEN_AND_EXECUTE = "mlirAsyncRuntimeAwaitTokenAndExecute"(Ptr, Ptr, Ptr);
    AWAIT_VALUE_AND_EXECUTE = "mlirAsyncRuntimeAwaitValueAndExecute"(Ptr, Ptr, Ptr);
    AWAIT_GROUP_AND_EXECUTE = "mlirAsyncRuntimeAwaitAllInGroupAndExecute"(Ptr, Ptr, Ptr);
    NUM_WORKER_THREADS = "mlirAsyncRuntimGetNumWorkerThreads"() -> Index;
}

/// Declares all functions at the end of a module but those whose names are taken.
pub(super) fn declare_all(ctx: &Context, module: OpRef<'_>, body: &mut Body) {
    let taken = SymbolNames::of(ctx, body);
    let Some(block) = body.roots().first().and_then(|&region| body.entry_block(region)) else {
        return;
    };
    for function in ALL {
        let name = ctx.intern(function.name);
        if taken.get(name).is_some() {
            continue;
        }
        let point = InsertPoint::End(block);
        let mut b = Builder::new(ctx, body, point, module.location());
        let op = declare(&mut b, name, function.func_type(ctx), Attribute::EMPTY_DICT);
        body.set_location(op, module.location());
    }
}

impl Function {
    /// A call of it.
    pub(super) fn new_call(&self, ctx: &Context, args: &[Value]) -> NewOp {
        let new = NewOp::new(func::Call::def()).operands(args.iter().copied());
        let new = new.results(self.result(ctx));
        new.prop(func::Call::CALLEE, Attribute::flat_symbol(ctx, ctx.intern(self.name)))
    }

    /// Calls it.
    pub(super) fn insert(&self, rw: &mut ConversionRewriter<'_>, args: &[Value]) -> Op {
        use couloir_ir::build::Build;
        rw.insert(self.new_call(rw.context(), args))
    }
}
