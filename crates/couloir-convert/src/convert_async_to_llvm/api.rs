//! The functions of the run time: a table of their types, their declarations and calls of them.

use couloir_dialects::{func, llvm};
use couloir_ir::body::Body;
use couloir_ir::build::{Builder, InsertPoint, NewOp};
use couloir_ir::{Attribute, Context, Op, OpRef, Type, Value};
use couloir_rewrite::convert::{ConversionRewriter, SymbolNames};

use crate::library::declare;

/// A type in the table.
#[derive(Clone, Copy)]
enum Ty {
    Ptr,
    I64,
    I1,
    Index,
}

use Ty::{I1, I64, Index, Ptr};

impl Ty {
    fn get(self, ctx: &Context) -> Type {
        match self {
            Ptr => llvm::ptr(ctx),
            I64 => Type::I64,
            I1 => Type::I1,
            Index => Type::INDEX,
        }
    }
}

/// A function: its name, and what it takes and gives.
pub(super) struct Function {
    name: &'static str,
    inputs: &'static [Ty],
    result: Option<Ty>,
}

macro_rules! functions {
    ($($const:ident = $name:literal ($($input:expr),*) $(-> $result:expr)?;)*) => {
        $(pub(super) static $const: Function = Function {
            name: $name,
            inputs: &[$($input),*],
            result: functions!(@result $($result)?),
        };)*
        /// All of them, as they are declared.
        static ALL: &[&Function] = &[$(&$const),*];
    };
    (@result) => { None };
    (@result $result:expr) => { Some($result) };
}

functions! {
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
        let op = declare(&mut b, name, function.ty(ctx), Attribute::EMPTY_DICT);
        body.set_location(op, module.location());
    }
}

impl Function {
    fn ty(&self, ctx: &Context) -> Type {
        let inputs = self.inputs.iter().map(|ty| ty.get(ctx)).collect::<Vec<_>>();
        let results = self.result.map(|ty| ty.get(ctx));
        Type::function(ctx, &inputs, results.as_slice())
    }

    /// A call of it.
    pub(super) fn call(&self, ctx: &Context, args: &[Value]) -> NewOp {
        let new = NewOp::new(func::Call::def()).operands(args.iter().copied());
        let new = new.results(self.result.map(|ty| ty.get(ctx)));
        new.prop(func::Call::CALLEE, Attribute::flat_symbol(ctx, ctx.intern(self.name)))
    }

    /// Calls it.
    pub(super) fn insert(&self, rw: &mut ConversionRewriter<'_>, args: &[Value]) -> Op {
        use couloir_ir::build::Build;
        rw.insert(self.call(rw.context(), args))
    }
}
