// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @deps2(%arg1: !async.token, %arg2: !async.value<f32>) -> !async.token {
// expected-error @+1 {{operation defines 3 results but was provided 2 to bind}}
  %token, %results = async.execute [%arg1, %arg1] (%arg2 as %x: !async.value<f32>, %arg2 as %y: !async.value<f32>) -> (!async.value<f32>, !async.value<f32>) attributes {foo = 1 : i32} {
    async.yield %x, %y : f32, f32
  }
  return %token : !async.token
}

// -----

// expected-error @+1 {{'async.func' op result is expected to be at least of size 1, but got 0}}
async.func @no_results(%arg0: f32) {
  return
}

// -----

// expected-error @+1 {{'async.func' op result type must be async value type or async token type, but got 'i32'}}
async.func @bad_results(%arg0: f32) -> i32 {
  return
}

// -----

// expected-error @+1 {{'async.func' op  results' (optional) async token type is expected to appear as the 1st return value, but got 2}}
async.func @bad_token_place(%arg0: f32) -> (!async.value<f32>, !async.token) {
  return %arg0 : f32
}

// -----

async.func @count(%arg0: f32) -> (!async.token, !async.value<f32>) {
// expected-error @+1 {{'async.return' op operand types do not match the types returned from the parent FuncOp}}
  return
}

// -----

async.func @type(%arg0: f32, %i: i32) -> (!async.token, !async.value<f32>) {
// expected-error @+1 {{'async.return' op operand types do not match the types returned from the parent FuncOp}}
  return %i : i32
}

// -----

func.func @callee(%a: f32) -> !async.token {
// expected-error @+1 {{'async.call' op 'nothing' does not reference a valid async function}}
  %0 = async.call @nothing(%a) : (f32) -> !async.token
  return %0 : !async.token
}

// -----

func.func private @plain(f32) -> !async.token
func.func @callee(%a: f32) -> !async.token {
// expected-error @+1 {{'async.call' op 'plain' does not reference a valid async function}}
  %0 = async.call @plain(%a) : (f32) -> !async.token
  return %0 : !async.token
}

// -----

async.func private @plain(f32) -> !async.token
func.func @callee(%a: f32) -> !async.token {
// expected-error @+1 {{'async.call' op incorrect number of operands for callee}}
  %0 = async.call @plain(%a, %a) : (f32, f32) -> !async.token
  return %0 : !async.token
}

// -----

async.func private @plain(f32) -> !async.token
func.func @callee(%a: f32) -> !async.value<f32> {
// expected-error @+3 {{'async.call' op result type mismatch at index 0}}
// expected-note @+2 {{      op result types: '!async.value<f32>'}}
// expected-note @+1 {{function result types: '!async.token'}}
  %0 = async.call @plain(%a) : (f32) -> !async.value<f32>
  return %0 : !async.value<f32>
}

// -----

async.func private @plain(f32) -> !async.token
func.func @callee(%a: i32) -> !async.token {
// expected-error @+1 {{'async.call' op operand type mismatch: expected operand type 'f32', but provided 'i32' for operand number 0}}
  %0 = async.call @plain(%a) : (i32) -> !async.token
  return %0 : !async.token
}

// -----

async.func private @plain(f32) -> !async.token
func.func @callee(%a: f32) -> !async.token {
// expected-error @+1 {{'async.call' op incorrect number of results for callee}}
  %0:2 = async.call @plain(%a) : (f32) -> (!async.token, !async.token)
  return %0#0 : !async.token
}

// -----

func.func @wrong_await(%a: !async.value<f32>) -> f64 {
// expected-error @+1 {{'async.await' op result type 'f64' does not match async value type 'f32'}}
  %0 = "async.await"(%a) : (!async.value<f32>) -> f64
  return %0 : f64
}

// -----

func.func @wrong_await(%a: !async.token) -> f64 {
// expected-error @+1 {{'async.await' op awaiting on a token must have empty result}}
  %0 = "async.await"(%a) : (!async.token) -> f64
  return %0 : f64
}

// -----

func.func @wrong_yield(%a: !async.value<f32>) {
// expected-error @+1 {{'async.execute' op along control flow edge from Operation async.yield to parent: successor operand type #0 'f64' should match successor input type #0 '!async.value<f32>'}}
  %token, %results = async.execute -> !async.value<f32> {
    %cst = arith.constant 1.000000e+00 : f64
// expected-note @+1 {{region branch point}}
    async.yield %cst : f64
  }
  return
}

// -----

func.func @wrong_yield(%a: !async.value<f32>) {
// expected-error @+1 {{'async.execute' op along control flow edge from Operation async.yield to parent: region branch point has 0 operands, but region successor needs 1 inputs}}
  %token, %results = async.execute -> !async.value<f32> {
// expected-note @+1 {{region branch point}}
    async.yield
  }
  return
}

// -----

func.func @wrong_yield(%a: !async.value<f32>) {
// expected-error @+1 {{'async.execute' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
  %token = async.execute {
  }
  return
}

// -----

func.func @wrong_yield(%a: !async.value<f32>) {
// expected-error @+1 {{'async.yield' op expects parent op 'async.execute'}}
  async.yield
}

// -----

// expected-note @+1 {{prior use here}}
func.func @wrong_store(%a: !async.value<f32>, %b: f64) {
// expected-error @+1 {{use of value '%b' expects different type than prior uses: 'f32' vs 'f64'}}
  async.runtime.store %b, %a : !async.value<f32>
  return
}

// -----

func.func @wrong_store(%a: !async.value<f32>, %b: f64) {
// expected-error @+1 {{'async.runtime.store' op failed to verify that type of 'value' matches element type of 'storage'}}
  "async.runtime.store"(%b, %a) : (f64, !async.value<f32>) -> ()
  %0 = "async.runtime.load"(%a) : (!async.value<f32>) -> f64
  return
}

// -----

func.func @wrong_load(%a: !async.value<f32>, %b: f64) {
// expected-error @+1 {{'async.runtime.load' op failed to verify that type of 'value' matches element type of 'storage'}}
  %0 = "async.runtime.load"(%a) : (!async.value<f32>) -> f64
  return
}

// -----

func.func @count(%a: !async.value<f32>) {
// expected-error @+1 {{custom op 'async.runtime.add_ref' 'async.runtime.add_ref' op attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  async.runtime.add_ref %a {count = 0 : i64} : !async.value<f32>
  return
}

// -----

func.func @count(%a: !async.value<f32>) {
// expected-error @+1 {{custom op 'async.runtime.drop_ref' 'async.runtime.drop_ref' op attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  async.runtime.drop_ref %a {count = 1 : i32} : !async.value<f32>
  return
}

// -----

func.func @count(%a: !async.value<f32>) {
// expected-error @+1 {{'async.runtime.drop_ref' op requires attribute 'count'}}
  async.runtime.drop_ref %a : !async.value<f32>
  return
}

// -----

func.func @execute_args(%a: !async.value<f32>) {
// expected-error @+2 {{'async.execute' op along control flow edge from parent to Region #0: successor operand type #0 '!async.value<f32>' should match successor input type #0 'f64'}}
// expected-note @+1 {{region branch point}}
  %0 = "async.execute"(%a) ({
  ^bb0(%b: f64):
    async.yield
  }) {operandSegmentSizes = array<i32: 0, 1>} : (!async.value<f32>) -> !async.token
  return
}

// -----

func.func @execute_args(%a: !async.value<f32>) {
// expected-error @+2 {{'async.execute' op along control flow edge from parent to Region #0: region branch point has 1 operands, but region successor needs 0 inputs}}
// expected-note @+1 {{region branch point}}
  %0 = "async.execute"(%a) ({
  ^bb0:
    async.yield
  }) {operandSegmentSizes = array<i32: 0, 1>} : (!async.value<f32>) -> !async.token
  return
}

// -----

func.func @execute_args(%a: !async.token) {
// expected-error @+1 {{'async.execute' op async body region argument types do not match the execute operation arguments types}}
  %0 = "async.execute"(%a) ({
  ^bb0(%b: !async.token):
    async.yield
  }) {operandSegmentSizes = array<i32: 0, 1>} : (!async.token) -> !async.token
  return
}

// -----

// expected-error @+1 {{unknown  type `foo` in dialect `async`}}
func.func private @t(%a: !async.foo)

// -----

// expected-error @+2 {{expected '<'}}
// expected-error @+1 {{failed to parse async value type}}
func.func private @t(%a: !async.value)

// -----

// expected-error @+2 {{expected non-function type}}
// expected-error @+1 {{failed to parse async value type}}
func.func private @t(%a: !async.value<>)

// -----

// expected-error @+2 {{expected '>'}}
// expected-error @+1 {{failed to parse async value type}}
func.func private @t(%a: !async.value<f32, f32>)

// -----

// expected-error @+1 {{unknown  type `coro.foo` in dialect `async`}}
func.func private @t(%a: !async.coro.foo)

// -----

func.func @create_group(%b: i32) {
// expected-error @+1 {{custom op 'async.create_group' invalid kind of type specified: expected async.group, but found '!async.token'}}
  %0 = async.create_group %b : !async.token
  return
}

// -----

func.func @f(%arg0: f32, %arg1: !async.group) {
// expected-error @+1 {{'async.add_to_group' op operand #0 must be async value type or async token type, but got 'f32'}}
  %0 = async.add_to_group %arg0, %arg1 : f32
  return
}

// -----

func.func @f(%a0: memref<4xf32>) {
// expected-error @+1 {{'async.await_all' op operand #0 must be async group type, but got 'memref<4xf32>'}}
  "async.await_all"(%a0) : (memref<4xf32>) -> ()
  return
}

// -----

func.func @f(%a0: !async.coro.id) {
// expected-error @+1 {{'async.coro.begin' op result #0 must be coroutine handle, but got '!async.group'}}
  %r = "async.coro.begin"(%a0) : (!async.coro.id) -> !async.group
  return
}

// -----

func.func @f(%a0: !async.group) {
// expected-error @+1 {{'async.coro.end' op operand #0 must be coroutine handle, but got '!async.group'}}
  "async.coro.end"(%a0) : (!async.group) -> ()
  return
}

// -----

func.func @f(%a0: !async.value<f32>, %a1: !async.coro.handle) {
// expected-error @+1 {{'async.coro.free' op operand #0 must be switched-resume coroutine identifier, but got '!async.value<f32>'}}
  "async.coro.free"(%a0, %a1) : (!async.value<f32>, !async.coro.handle) -> ()
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'async.coro.id' op result #0 must be switched-resume coroutine identifier, but got '!async.value<f32>'}}
  %r = "async.coro.id"() : () -> !async.value<f32>
  return
}

// -----

func.func @f(%a0: !async.coro.handle) {
// expected-error @+1 {{'async.coro.save' op result #0 must be saved coroutine state, but got '!async.value<f32>'}}
  %r = "async.coro.save"(%a0) : (!async.coro.handle) -> !async.value<f32>
  return
}

// -----

func.func @f(%arg0: i32, %arg1: !async.group) {
// expected-error @+1 {{'async.runtime.add_to_group' op operand #0 must be async value type or async token type, but got 'i32'}}
  %0 = async.runtime.add_to_group %arg0, %arg1 : i32
  return
}

// -----

func.func @f(%arg0: vector<4xf32>) {
// expected-error @+1 {{'async.runtime.await' op operand #0 must be async value type or async token type or async group type, but got 'vector<4xf32>'}}
  async.runtime.await %arg0 : vector<4xf32>
  return
}

// -----

func.func @f(%arg0: memref<4xf32>, %arg1: !async.coro.handle) {
// expected-error @+1 {{'async.runtime.await_and_resume' op operand #0 must be async value type or async token type or async group type, but got 'memref<4xf32>'}}
  async.runtime.await_and_resume %arg0, %arg1 : memref<4xf32>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'async.runtime.create' op result #0 must be async value type or async token type, but got '!async.coro.id'}}
  %0 = async.runtime.create : !async.coro.id
  return
}

// -----

func.func @f(%arg0: index) {
// expected-error @+1 {{custom op 'async.runtime.create_group' invalid kind of type specified: expected async.group, but found 'vector<4xf32>'}}
  %0 = async.runtime.create_group %arg0 : vector<4xf32>
  return
}

// -----

func.func @f(%a0: !async.value<f32>) {
// expected-error @+1 {{'async.runtime.is_error' op result #0 must be 1-bit signless integer, but got '!async.group'}}
  %r = "async.runtime.is_error"(%a0) : (!async.value<f32>) -> !async.group
  return
}

// -----

func.func @f() {
// expected-error @+1 {{custom op 'async.runtime.num_worker_threads' invalid kind of type specified: expected builtin.index, but found 'f32'}}
  %0 = async.runtime.num_worker_threads : f32
  return
}

// -----

func.func @f(%a0: i32) {
// expected-error @+1 {{'async.runtime.resume' op operand #0 must be coroutine handle, but got 'i32'}}
  "async.runtime.resume"(%a0) : (i32) -> ()
  return
}

// -----

func.func @f(%a0: f32) {
// expected-error @+1 {{'async.runtime.set_available' op operand #0 must be async value type or async token type, but got 'f32'}}
  "async.runtime.set_available"(%a0) : (f32) -> ()
  return
}

// -----

func.func @f(%arg0: f32) {
// expected-error @+1 {{'async.runtime.set_error' op operand #0 must be async value type or async token type, but got 'f32'}}
  async.runtime.set_error %arg0 : f32
  return
}


// -----

func.func @add_ref(%a: !async.token) {
// expected-error @+1 {{'async.runtime.add_ref' op attribute 'count' failed to satisfy constraint: 64-bit signless integer attribute whose value is positive}}
  "async.runtime.add_ref"(%a) <{count = 1 : i4}> : (!async.token) -> ()
  return
}

// -----

func.func @coro_suspend(%s: i32, %h: !async.coro.state) {
// expected-error @+1 {{'async.coro.suspend' op operand #0 must be saved coroutine state, but got 'i32'}}
  "async.coro.suspend"(%s)[^bb1, ^bb1, ^bb1] : (i32) -> ()
^bb1:
  return
}

// -----

func.func @load(%a: !async.value<f32>) {
// expected-error @+2 {{custom op 'async.runtime.load' failed to parse async value type}}
// expected-error @+1 {{expected '<'}}
  %0 = async.runtime.load %a : f32
  return
}
