// RUN: mlir-opt %s --split-input-file --verify-diagnostics

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  llvm.fence
// expected-error@below {{custom op 'llvm.fence' expected string or keyword containing one of the following enum values for attribute 'ordering' [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst]}}
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  llvm.fence monotonic
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.fence' op can be given only acquire, release, acq_rel, and seq_cst orderings}}
  "llvm.fence"() <{ordering = 0 : i64}> : () -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.fence' op requires zero operands}}
  "llvm.fence"(%a) <{ordering = 4 : i64}> : (i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.intr.memcpy' op operand #2 must be signless integer, but got 'f32'}}
  "llvm.intr.memcpy"(%p, %p, %x) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, f32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.intr.memcpy' op operand #0 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.memcpy"(%a, %p, %a) <{isVolatile = false}> : (i32, !llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.intr.memmove' op operand #2 must be signless integer, but got 'f32'}}
  "llvm.intr.memmove"(%p, %p, %x) <{isVolatile = false}> : (!llvm.ptr, !llvm.ptr, f32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.intr.memmove' op operand #0 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.memmove"(%a, %p, %a) <{isVolatile = false}> : (i32, !llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.intr.memcpy.inline' op operand #1 must be LLVM pointer type, but got 'i32'}}
  "llvm.intr.memcpy.inline"(%p, %a) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.intr.memset' op operand #1 must be 8-bit signless integer, but got 'i32'}}
  "llvm.intr.memset"(%p, %a, %a) <{isVolatile = false}> : (!llvm.ptr, i32, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.intr.memset.inline' op operand #1 must be 8-bit signless integer, but got 'i32'}}
  "llvm.intr.memset.inline"(%p, %a) <{isVolatile = false, len = 4 : i32}> : (!llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%a: i32, %c: i1, %p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.intr.memcpy' op requires attribute 'isVolatile'}}
  "llvm.intr.memcpy"(%p, %p, %a) : (!llvm.ptr, !llvm.ptr, i32) -> ()
  llvm.return
}

// -----

llvm.func @f(%v: vector<4xi64>) {
  // expected-error@below {{'llvm.inttoptr' op expected op to return a single LLVM pointer type}}
  %0 = llvm.inttoptr %v dereferenceable<bytes = 4> : vector<4xi64> to vector<4x!llvm.ptr>
  llvm.return
}

// -----

func.func @f(%p: !llvm.ptr, %v: vector<4xindex>) {
  // expected-error@below {{'llvm.atomicrmw' op unexpected LLVM IR type for 'xchg' bin_op}}
  %0 = llvm.atomicrmw xchg %p, %v monotonic : !llvm.ptr, vector<4xindex>
  return
}

// -----

func.func @f(%p: !llvm.ptr, %x: f32) {
  // expected-error@below {{'llvm.atomicrmw' op failed to verify that result #0 and operand #1 have the same type}}
  %0 = "llvm.atomicrmw"(%p, %x) <{bin_op = 8 : i64, ordering = 5 : i64}> : (!llvm.ptr, f32) -> vector<2x2xf32>
  return
}

// -----

llvm.func @f(%x: f64) {
  // expected-error@below {{'llvm.intr.experimental.constrained.fptrunc' op attribute 'roundingmode' failed to satisfy constraint: LLVM Rounding Mode whose minimum value is 0}}
  %0 = llvm.intr.experimental.constrained.fptrunc %x invalid ignore : f64 to f32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@below {{'llvm.intr.experimental.constrained.sitofp' op attribute 'roundingmode' failed to satisfy constraint: LLVM Rounding Mode whose minimum value is 0}}
  %0 = "llvm.intr.experimental.constrained.sitofp"(%x) <{roundingmode = -1 : i64, fpExceptionBehavior = 1 : i64}> : (i32) -> f32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@below {{Invalid attribute `roundingmode` in property conversion: 8 : i64}}
  %0 = "llvm.intr.experimental.constrained.sitofp"(%x) <{roundingmode = 8 : i64, fpExceptionBehavior = 1 : i64}> : (i32) -> f32
  llvm.return
}

// -----

llvm.func @f(%x: i32) {
  // expected-error@below {{failed to satisfy constraint: LLVM Rounding Mode whose minimum value is 0}}
  %0 = "llvm.intr.experimental.constrained.sitofp"(%x) {roundingmode = 8 : i64, fpExceptionBehavior = 1 : i64} : (i32) -> f32
  llvm.return
}
