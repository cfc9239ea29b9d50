// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{expected ':'}}
  omp.wsloop allocate(%p -> %m) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{expected '->'}}
  omp.wsloop allocate(%p : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{expected SSA operand}}
  omp.wsloop allocate() { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{expected '='}}
  omp.wsloop linear(%p : !llvm.ptr = %n : i32) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{use of value '%l' expects different type than prior uses: 'i32' vs 'i64'}}
  omp.wsloop linear(%p = %l : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.wsloop' op attribute 'ordered' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 0}}
  omp.wsloop ordered(-1) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{expected ')'}}
  omp.wsloop ordered(%n) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.wsloop' invalid clause value: 'foo'}}
  omp.wsloop order(foo) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.wsloop' expected valid keyword}}
  omp.wsloop order() { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.wsloop' invalid `private` format}}
  omp.wsloop private(@p %m -> %x : memref<f32>, i32) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.wsloop' invalid `reduction` format}}
  omp.wsloop reduction(mod: foo, @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+2 {{expected ':'}}
  // expected-error @+1 {{custom op 'omp.wsloop' invalid `reduction` format}}
  omp.wsloop reduction(mod inscan, @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+2 {{expected ','}}
  // expected-error @+1 {{custom op 'omp.wsloop' invalid `reduction` format}}
  omp.wsloop reduction(mod: inscan @add %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.wsloop' op accumulator variable used more than once}}
  omp.wsloop reduction(@add %p -> %x, @add %p -> %y : !llvm.ptr, !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.wsloop' op expected symbol reference @nope to point to a reduction declaration}}
  omp.wsloop reduction(@nope %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

omp.declare_reduction @adda : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.wsloop' op expected accumulator ('memref<f32>') to be the same type as reduction declaration ('!llvm.ptr')}}
  omp.wsloop reduction(@adda %m -> %x : memref<f32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.wsloop' op operand #0 must be variadic of OpenMP-compatible variable type, but got 'i32'}}
  omp.wsloop reduction(@add %n -> %x : i32) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.wsloop' op operand #0 must be variadic of OpenMP-compatible variable type, but got 'memref<*xf32>'}}
  omp.wsloop reduction(@add %um -> %x : memref<*xf32>) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.wsloop' op expected symbol reference @p to point to a reduction declaration}}
  omp.wsloop reduction(@p %p -> %x : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
}
omp.private {type = private} @p : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{expected '{' to begin a region}}
  omp.wsloop reduction(@add %p -> %x : !llvm.ptr) private(@p %p -> %y : !llvm.ptr) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+2 {{expected '}' in attribute dictionary}}
  // expected-error @+1 {{custom op 'omp.wsloop' invalid `reduction` format}}
  omp.wsloop reduction( { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+2 {{expected non-function type}}
  // expected-error @+1 {{custom op 'omp.wsloop' invalid `reduction` format}}
  omp.wsloop reduction(@add %p -> %x : ) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.wsloop'  incorrect modifier order}}
  omp.wsloop schedule(static, simd, monotonic) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.wsloop'  unknown modifier type: foo}}
  omp.wsloop schedule(static, foo) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.wsloop'  expected schedule kind}}
  omp.wsloop schedule(foo) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.wsloop'  unexpected modifier(s)}}
  omp.wsloop schedule(static, a, b, c) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.wsloop' `allocate` clause can appear at most once in the expansion of the oilist directive}}
  omp.wsloop allocate(%n : i32 -> %p : !llvm.ptr, %p : !llvm.ptr -> %p2 : !llvm.ptr) allocate(%p -> %m) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.wsloop' `linear` clause can appear at most once in the expansion of the oilist directive}}
  omp.wsloop linear(%p = %n : !llvm.ptr) linear(%p = %n : !llvm.ptr, %n = %n : i32) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.wsloop' `ordered` clause can appear at most once in the expansion of the oilist directive}}
  omp.wsloop ordered(0) ordered(2) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.wsloop' `order` clause can appear at most once in the expansion of the oilist directive}}
  omp.wsloop order(concurrent) order(reproducible:concurrent) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %0 = arith.constant 0.0 : f32
  omp.yield(%0 : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %0 = arith.addf %a, %b : f32
  omp.yield(%0 : f32)
}
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+2 {{expected attribute value}}
  // expected-error @+1 {{custom op 'omp.wsloop' invalid `reduction` format}}
  omp.wsloop reduction( reduction(@add %p -> %p : !llvm.ptr) private( { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } {foo}
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.wsloop' `schedule` clause can appear at most once in the expansion of the oilist directive}}
  omp.wsloop schedule(dynamic) schedule(guided) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.loop_nest' op collapse value is larger than the number of loops}}
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) collapse(2) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.loop_nest' op too few canonical loops for tile dimensions}}
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) tiles(1,2) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.loop_nest' expected 1 operands}}
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n, %n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.loop_nest' op must represent at least one loop}}
  omp.wsloop { omp.loop_nest () : i32 = () to () step () { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.loop_nest' op operand #0 must be variadic of integer or index, but got 'f32'}}
  omp.wsloop { omp.loop_nest (%q) : f32 = (%v) to (%v) step (%v) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.loop_nest' expected 'step'}}
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{expected '(' in argument list}}
  omp.wsloop { omp.loop_nest %q : i32 = (%n) to (%n) step (%n) { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{empty block: expect at least a terminator}}
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{custom op 'omp.loop_nest' expected integer value}}
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) tiles() { omp.yield } }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.loop_nest' op attribute 'collapse_num_loops' failed to satisfy constraint: 64-bit signless integer attribute whose minimum value is 1}}
  omp.wsloop { "omp.loop_nest"(%n, %n, %n) <{collapse_num_loops = 0 : i64}> ({ ^bb0(%q: i32): omp.yield }) : (i32, i32, i32) -> () }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.loop_nest' op failed to verify that all of {loop_lower_bounds, loop_upper_bounds, loop_steps} have same type}}
  omp.wsloop { "omp.loop_nest"(%n, %n, %l) ({ ^bb0(%q: i32): omp.yield }) : (i32, i32, i64) -> () }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.loop_nest' op range argument type does not match corresponding IV type}}
  omp.wsloop { "omp.loop_nest"(%n, %n, %n) ({ ^bb0(%q: i64): omp.yield }) : (i32, i32, i32) -> () }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.loop_nest' op number of range arguments and IVs do not match}}
  omp.wsloop { "omp.loop_nest"(%n, %n, %n) ({ ^bb0: omp.yield }) : (i32, i32, i32) -> () }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.loop_nest' op expects parent op to be a loop wrapper}}
  omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.wsloop' op loop wrapper does not contain exactly one nested op}}
  omp.wsloop { }
  return
}

// -----

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  // expected-error @+1 {{'omp.wsloop' op nested in loop wrapper is not another loop wrapper or `omp.loop_nest`}}
  omp.wsloop { omp.barrier }
  return
}
