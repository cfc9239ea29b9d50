//! A function made into a coroutine that is resumed by its handle: it gives tokens and values to
//! come at once, when it is suspended first, and fills them in later.

use std::sync::{Mutex, PoisonError};

use couloir_dialects::r#async::{self as asynchronous, types};
use couloir_dialects::{cf, func};
use couloir_ir::body::{Block, Body, Region, Value};
use couloir_ir::build::{Build, Builder, InsertPoint};
use couloir_ir::{Context, Location, Type};
use couloir_rewrite::convert::ConversionRewriter;

/// Where the parts of a coroutine are.
pub(crate) struct Coroutine {
    /// The token that says that it is done, if it gives one.
    token: Option<Value>,
    /// The values to come.
    values: Vec<Value>,
    pub(crate) handle: Value,
    /// Where all is set free before it ends: after it is done, and where it is destroyed.
    cleanup: Block,
    destroy: Block,
    /// Where it returns to its caller.
    suspend: Block,
    /// Where it fails; made when it first may.
    failure: Mutex<Option<Block>>,
    location: Location,
}

impl Coroutine {
    /// Makes a coroutine of the body of a function that gives these. Its first block has no op yet
    /// and gets those that create what is given; the last ones are added.
    pub(crate) fn set_up(
        ctx: &Context,
        body: &mut Body,
        (root, entry): (Region, Block),
        results: &[Type],
        location: Location,
    ) -> Self {
        let mut b = Builder::new(ctx, body, InsertPoint::End(entry), location);
        let make = |&ty| b.insert1(asynchronous::RuntimeCreate::build(ty));
        let made = results.iter().map(make).collect::<Vec<_>>();
        let id = b.insert1(asynchronous::CoroId::build(ctx));
        let handle = b.insert1(asynchronous::CoroBegin::build(ctx, id));
        let [cleanup, destroy, suspend] = [(); 3].map(|()| b.body().append_new_block(root));
        for block in [cleanup, destroy] {
            b.set_point(InsertPoint::End(block));
            b.insert(asynchronous::CoroFree::build(id, handle));
            b.insert(cf::Br::build(&[], suspend));
        }
        b.set_point(InsertPoint::End(suspend));
        b.insert(asynchronous::CoroEnd::build(handle));
        b.insert(func::Return::build(&made));
        let has_token =
            results.first().is_some_and(|ty| ty.params_of(ctx, &types::TOKEN).is_some());
        let (token, values) = made.split_at(usize::from(has_token).min(made.len()));
        Coroutine {
            token: token.first().copied(),
            values: values.to_vec(),
            handle,
            cleanup,
            destroy,
            suspend,
            failure: Mutex::default(),
            location,
        }
    }

    /// The first of the blocks that were added.
    pub(crate) fn first_added(&self) -> Block {
        self.cleanup
    }

    /// Suspends it: what is saved, and where it goes on.
    pub(crate) fn suspend(&self, b: &mut dyn Build, state: Value, resume: Block) {
        let (suspend, destroy) = (self.suspend, self.destroy);
        b.insert(asynchronous::CoroSuspend::build(state, suspend, resume, destroy));
    }

    /// Where it fails: what it gives is in error.
    pub(crate) fn failure(&self, rw: &mut ConversionRewriter<'_>) -> Block {
        let mut failure = self.failure.lock().unwrap_or_else(PoisonError::into_inner);
        *failure.get_or_insert_with(|| self.make_failure(rw))
    }

    fn make_failure(&self, rw: &mut ConversionRewriter<'_>) -> Block {
        let (point, location) = (rw.point(), rw.location());
        let block = rw.create_block_before(self.cleanup);
        rw.set_point(InsertPoint::End(block));
        rw.set_location(self.location);
        for &value in self.token.iter().chain(&self.values) {
            rw.insert(asynchronous::RuntimeSetError::build(value));
        }
        rw.insert(cf::Br::build(&[], self.cleanup));
        rw.set_point(point);
        rw.set_location(location);
        block
    }

    /// Ends it with values for those to come.
    pub(crate) fn finish(&self, b: &mut dyn Build, values: &[Value]) {
        for (&value, &place) in values.iter().zip(&self.values) {
            b.insert(asynchronous::RuntimeStore::build(value, place));
            b.insert(asynchronous::RuntimeSetAvailable::build(place));
        }
        if let Some(token) = self.token {
            b.insert(asynchronous::RuntimeSetAvailable::build(token));
        }
        b.insert(cf::Br::build(&[], self.cleanup));
    }
}
