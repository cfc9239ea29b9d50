//! The ops of `async`.

use couloir_ods::attrs::{
    DICT_ARRAY_ATTR, FLAT_SYMBOL_REF_ATTR, FUNCTION_TYPE_ATTR, STR_ATTR, SYMBOL_NAME_ATTR,
};
use couloir_ods::dialect;
use couloir_ods::regions::{ANY_REGION, SIZED_REGION_1};
use couloir_ods::types::{ANY, I1, INDEX};

use super::syntax::{AWAIT_RESULT_TYPE, COUNT_ATTR};
use super::types::{
    ANY_ASYNC, CORO_HANDLE_TYPE, CORO_ID_TYPE, CORO_STATE_TYPE, GROUP_TYPE, TOKEN_TYPE,
    VALUE_OR_TOKEN, VALUE_TYPE,
};
use super::{names, syntax, types, verify};
use crate::common::function;

dialect! { async, "Values that are computed concurrently.";
    types [
        types::TOKEN, types::GROUP, types::VALUE, types::CORO_ID, types::CORO_HANDLE,
        types::CORO_STATE
    ]

    shape Counted {
        operands { operand: ANY_ASYNC }
        attrs { count: COUNT_ATTR }
        format "$operand attr-dict `:` type($operand)"
    }
    shape OnValueOrToken {
        operands { operand: VALUE_OR_TOKEN }
        format "$operand attr-dict `:` type($operand)"
    }

    /// Puts a token or a value into a group.
    op add_to_group {
        operands { operand: VALUE_OR_TOKEN, group: built GROUP_TYPE }
        results { rank: built INDEX }
        format "$operand `,` $group `:` type($operand) attr-dict"
    }
    /// Waits for all of a group.
    op await_all {
        operands { operand: built GROUP_TYPE }
        format "$operand attr-dict"
    }
    /// Waits for a token, or for a value, which it gives.
    op await as Await {
        operands { operand: VALUE_OR_TOKEN }
        results { result: optional ANY }
        format "$operand `:` custom<AwaitResultType>(type($operand), type($result)) attr-dict"
        verify verify::await_op
    }
    /// Calls an asynchronous function.
    op call {
        operands { operands: variadic ANY }
        attrs {
            callee: FLAT_SYMBOL_REF_ATTR, arg_attrs: optional DICT_ARRAY_ATTR,
            res_attrs: optional DICT_ARRAY_ATTR
        }
        results { _: variadic VALUE_OR_TOKEN }
        traits [Call]
        format "$callee `(` $operands `)` attr-dict `:` functional-type($operands, results)"
        verify_symbols verify::call
    }
    /// Starts a coroutine.
    op coro.begin as CoroBegin {
        operands { id: built CORO_ID_TYPE }
        results { handle: built CORO_HANDLE_TYPE }
        format "$id attr-dict"
    }
    /// Ends a coroutine.
    op coro.end as CoroEnd {
        operands { handle: built CORO_HANDLE_TYPE }
        format "$handle attr-dict"
    }
    /// Frees a coroutine's frame.
    op coro.free as CoroFree {
        operands { id: built CORO_ID_TYPE, handle: built CORO_HANDLE_TYPE }
        format "$id `,` $handle attr-dict"
    }
    /// Identifies a coroutine.
    op coro.id as CoroId {
        results { id: built CORO_ID_TYPE }
        format "attr-dict"
    }
    /// Saves a coroutine's state.
    op coro.save as CoroSave {
        operands { handle: built CORO_HANDLE_TYPE }
        results { state: built CORO_STATE_TYPE }
        format "$handle attr-dict"
    }
    /// Suspends a coroutine: where to go when it is, when it goes on and when
    /// it is to be cleaned up.
    op coro.suspend as CoroSuspend {
        operands { state: built CORO_STATE_TYPE }
        successors { suspendDest, resumeDest, cleanupDest }
        traits [Terminator]
        format "$state `,` $suspendDest `,` $resumeDest `,` $cleanupDest attr-dict"
    }
    /// A group of a size.
    op create_group {
        operands { size: built INDEX }
        results { result: GROUP_TYPE }
        traits [Pure]
        format "$size `:` type($result) attr-dict"
    }
    /// Runs a region concurrently, after others.
    op execute {
        operands { dependencies: variadic TOKEN_TYPE, bodyOperands: variadic VALUE_OR_TOKEN }
        results { token: TOKEN_TYPE, bodyResults: variadic VALUE_TYPE }
        regions { bodyRegion: SIZED_REGION_1 }
        traits [
            SingleBlock, SingleBlockImplicitTerminator("async.yield"), AttrSizedOperandSegments,
            AutomaticAllocationScope, RecursiveMemoryEffects
        ]
        parse syntax::parse_execute
        print syntax::print_execute
        verify_regions verify::execute
        result_names names::execute
    }
    /// An asynchronous function.
    op func {
        attrs {
            sym_name: SYMBOL_NAME_ATTR, function_type: FUNCTION_TYPE_ATTR,
            sym_visibility: optional STR_ATTR, arg_attrs: optional DICT_ARRAY_ATTR,
            res_attrs: optional DICT_ARRAY_ATTR
        }
        regions { body: ANY_REGION }
        traits [Symbol, Callable, Function, IsolatedFromAbove]
        parse syntax::parse_func
        print syntax::print_func
        verify verify::func
        is_declaration function::is_declaration
        default_dialect "async"
    }
    /// Ends an asynchronous function.
    op return {
        operands { operands: variadic ANY }
        traits [Pure, HasParent("async.func"), ReturnLike, Terminator]
        format "attr-dict ($operands^ `:` type($operands))?"
        verify verify::return_op
    }
    /// Adds references.
    op runtime.add_ref as RuntimeAddRef: Counted {}
    /// Puts a token or a value into a group.
    op runtime.add_to_group as RuntimeAddToGroup {
        operands { operand: VALUE_OR_TOKEN, group: built GROUP_TYPE }
        results { rank: built INDEX }
        format "$operand `,` $group attr-dict `:` type($operand)"
    }
    /// Goes on with a coroutine when something is there.
    op runtime.await_and_resume as RuntimeAwaitAndResume {
        operands { operand: ANY_ASYNC, handle: built CORO_HANDLE_TYPE }
        format "$operand `,` $handle attr-dict `:` type($operand)"
    }
    /// Blocks until something is there.
    op runtime.await as RuntimeAwait {
        operands { operand: ANY_ASYNC }
        format "$operand attr-dict `:` type($operand)"
    }
    /// A group of a size.
    op runtime.create_group as RuntimeCreateGroup {
        operands { size: built INDEX }
        results { result: GROUP_TYPE }
        format "$size `:` type($result) attr-dict"
    }
    /// A token or a value that is not there yet.
    op runtime.create as RuntimeCreate {
        results { result: VALUE_OR_TOKEN }
        format "attr-dict `:` type($result)"
    }
    /// Drops references.
    op runtime.drop_ref as RuntimeDropRef: Counted {}
    /// Whether something failed.
    op runtime.is_error as RuntimeIsError {
        operands { operand: ANY_ASYNC }
        results { is_error: built I1 }
        format "$operand attr-dict `:` type($operand)"
    }
    /// The value that is there.
    op runtime.load as RuntimeLoad {
        operands { storage: VALUE_TYPE }
        results { result: ANY }
        traits [
            TypesMatchWith("type of 'value' matches element type of 'storage'",
                storage => result, types::value_type)
        ]
        format "$storage attr-dict `:` type($storage)"
    }
    /// How many threads work.
    op runtime.num_worker_threads as RuntimeNumWorkerThreads {
        results { result: INDEX }
        traits [InferType]
        format "attr-dict `:` type($result)"
    }
    /// Goes on with a coroutine.
    op runtime.resume as RuntimeResume {
        operands { handle: built CORO_HANDLE_TYPE }
        format "$handle attr-dict"
    }
    /// Says that something is there.
    op runtime.set_available as RuntimeSetAvailable: OnValueOrToken {}
    /// Says that something failed.
    op runtime.set_error as RuntimeSetError: OnValueOrToken {}
    /// Puts a value where it is waited for.
    op runtime.store as RuntimeStore {
        operands { value: ANY, storage: VALUE_TYPE }
        traits [
            TypesMatchWith("type of 'value' matches element type of 'storage'",
                storage => value, types::value_type)
        ]
        format "$value `,` $storage attr-dict `:` type($storage)"
    }
    /// Ends a region that runs concurrently, with its values.
    op yield as Yield {
        operands { operands: variadic ANY }
        traits [HasParent("async.execute"), Pure, Terminator, ReturnLike]
        format "($operands^ `:` type($operands))? attr-dict"
    }
}
