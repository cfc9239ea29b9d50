// RUN: not mlir-translate %s --split-input-file --mlir-to-llvmir 2>&1 | FileCheck %s

// CHECK: experimental_guard must have exactly one "deopt" operand bundle
llvm.func @deopt() {
  %0 = llvm.mlir.constant(true) : i1
  llvm.call_intrinsic "llvm.experimental.guard"(%0) : (i1) -> ()
  llvm.return
}

// -----

// CHECK: Enclosing function does not use GC.
// CHECK-NEXT: %1 = call ptr @llvm.gcread(ptr poison, ptr poison)
llvm.func @uncollected() {
  %0 = llvm.mlir.poison : !llvm.ptr
  %1 = llvm.mlir.poison : !llvm.ptr
  %r = llvm.call_intrinsic "llvm.gcread"(%0, %1) : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
  llvm.return
}

// -----

// CHECK: llvm.gcroot parameter #1 must be an alloca.
// CHECK-NEXT: call void @llvm.gcroot(ptr poison, ptr poison)
llvm.func @not_local() {
  %0 = llvm.mlir.poison : !llvm.ptr
  %1 = llvm.mlir.poison : !llvm.ptr
  llvm.call_intrinsic "llvm.gcroot"(%0, %1) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

// CHECK: llvm.init_trampoline parameter #2 must resolve to a function.
// CHECK-NEXT: call void @llvm.init.trampoline(ptr poison, ptr poison, ptr poison)
llvm.func @no_function() {
  %0 = llvm.mlir.poison : !llvm.ptr
  %1 = llvm.mlir.poison : !llvm.ptr
  %2 = llvm.mlir.poison : !llvm.ptr
  llvm.call_intrinsic "llvm.init.trampoline"(%0, %1, %2) : (!llvm.ptr, !llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

// CHECK: llvm.localrecover first argument must be function defined in this module
// CHECK-NEXT: %1 = call ptr @llvm.localrecover(ptr poison, ptr poison, i32 0)
llvm.func @no_frame() {
  %0 = llvm.mlir.poison : !llvm.ptr
  %1 = llvm.mlir.poison : !llvm.ptr
  %2 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.localrecover"(%0, %1, %2) : (!llvm.ptr, !llvm.ptr, i32) -> !llvm.ptr
  llvm.return
}

// -----

// CHECK: llvm.stackprotector parameter #2 must resolve to an alloca.
// CHECK-NEXT: call void @llvm.stackprotector(ptr poison, ptr poison)
llvm.func @no_slot() {
  %0 = llvm.mlir.poison : !llvm.ptr
  %1 = llvm.mlir.poison : !llvm.ptr
  llvm.call_intrinsic "llvm.stackprotector"(%0, %1) : (!llvm.ptr, !llvm.ptr) -> ()
  llvm.return
}

// -----

// CHECK: const x86_amx is not allowed in argument!
llvm.func @no_tile() {
  %0 = llvm.mlir.poison : !llvm.x86_amx
  %r = llvm.call_intrinsic "llvm.x86.cast.tile.to.vector"(%0) : (!llvm.x86_amx) -> vector<256xi32>
  llvm.return
}

// -----

// CHECK: get_vector_length: VF must be positive
// CHECK-NEXT: %1 = call i32 @llvm.experimental.get.vector.length.i64(i64 poison, i32 0, i1 false)
llvm.func @no_lanes() {
  %0 = llvm.mlir.poison : i64
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = llvm.mlir.constant(false) : i1
  %r = llvm.call_intrinsic "llvm.experimental.get.vector.length"(%0, %1, %2) : (i64, i32, i1) -> i32
  llvm.return
}

// -----

// CHECK: get_dynamic_area_offset result type must be scalar integer matching alloca address space width
// CHECK-NEXT: %1 = call i32 @llvm.get.dynamic.area.offset.i32()
llvm.func @too_wide() {

  %r = llvm.call_intrinsic "llvm.get.dynamic.area.offset"() : () -> i32
  llvm.return
}

// -----

// CHECK: llvm.lrint.v8i32.f32: argument and result disagree on vector use
// CHECK-NEXT: %1 = call <8 x i32> @llvm.lrint.v8i32.f32(float poison)
llvm.func @lanes() {
  %0 = llvm.mlir.poison : f32
  %r = llvm.call_intrinsic "llvm.lrint"(%0) : (f32) -> vector<8xi32>
  llvm.return
}

// -----

// CHECK: element size of the element-wise atomic memory intrinsic must be a power of 2
// CHECK-NEXT: call void @llvm.memcpy.element.unordered.atomic.p0.p0.i64(ptr poison, ptr poison, i64 poison, i32 3)
llvm.func @size() {
  %0 = llvm.mlir.poison : !llvm.ptr
  %1 = llvm.mlir.poison : !llvm.ptr
  %2 = llvm.mlir.poison : i64
  %3 = llvm.mlir.constant(3 : i32) : i32
  llvm.call_intrinsic "llvm.memcpy.element.unordered.atomic"(%0, %1, %2, %3) : (!llvm.ptr, !llvm.ptr, i64, i32) -> ()
  llvm.return
}

// -----

// CHECK: incorrect alignment of the destination argument
// CHECK-NEXT: call void @llvm.memset.element.unordered.atomic.p0.i64(ptr poison, i8 poison, i64 poison, i32 4)
llvm.func @unaligned() {
  %0 = llvm.mlir.poison : !llvm.ptr
  %1 = llvm.mlir.poison : i8
  %2 = llvm.mlir.poison : i64
  %3 = llvm.mlir.constant(4 : i32) : i32
  llvm.call_intrinsic "llvm.memset.element.unordered.atomic"(%0, %1, %2, %3) : (!llvm.ptr, i8, i64, i32) -> ()
  llvm.return
}

// -----

// CHECK: Intrinsic requires elementtype attribute on first argument.
// CHECK-NEXT: %1 = call i64 @llvm.aarch64.ldxr.p0(ptr poison)
llvm.func @no_element() {
  %0 = llvm.mlir.poison : !llvm.ptr
  %r = llvm.call_intrinsic "llvm.aarch64.ldxr"(%0) : (!llvm.ptr) -> i64
  llvm.return
}

// -----

// CHECK: Intrinsic requires elementtype attribute on second argument.
// CHECK-NEXT: %1 = call i32 @llvm.aarch64.stxr.p0(i64 poison, ptr poison)
llvm.func @no_element_2() {
  %0 = llvm.mlir.poison : i64
  %1 = llvm.mlir.poison : !llvm.ptr
  %r = llvm.call_intrinsic "llvm.aarch64.stxr"(%0, %1) : (i64, !llvm.ptr) -> i32
  llvm.return
}

// -----

// CHECK: Invalid vector widths for partial reduction. The width of the input vector must be a positive integer multiple of the width of the accumulator vector.
llvm.func @widths() {
  %0 = llvm.mlir.poison : vector<4xi32>
  %1 = llvm.mlir.poison : vector<6xi32>
  %r = llvm.call_intrinsic "llvm.vector.partial.reduce.add"(%0, %1) : (vector<4xi32>, vector<6xi32>) -> vector<4xi32>
  llvm.return
}

// -----

// CHECK: immarg value 16 out of range [0, 16)
// CHECK-NEXT: %1 = call <16 x float> @llvm.amdgcn.cvt.scale.pk16.f32.fp6(<3 x i32> poison, i32 poison, i32 16)
llvm.func @range() {
  %0 = llvm.mlir.poison : vector<3xi32>
  %1 = llvm.mlir.poison : i32
  %2 = llvm.mlir.constant(16 : i32) : i32
  %r = llvm.call_intrinsic "llvm.amdgcn.cvt.scale.pk16.f32.fp6"(%0, %1, %2) : (vector<3xi32>, i32, i32) -> vector<16xf32>
  llvm.return
}

// -----

// CHECK: llvm.call.preallocated.arg token argument must be a llvm.call.preallocated.setup
llvm.func @not_set_up() {
  %0 = llvm.mlir.none : !llvm.token
  %1 = llvm.mlir.constant(0 : i32) : i32
  %r = llvm.call_intrinsic "llvm.call.preallocated.arg"(%0, %1) : (!llvm.token, i32) -> !llvm.ptr
  llvm.return
}

// -----

// CHECK: eh.exceptionpointer argument must be a catchpad
// CHECK-NEXT: %1 = call ptr @llvm.eh.exceptionpointer.p0(token none)
llvm.func @not_caught() {
  %0 = llvm.mlir.none : !llvm.token
  %r = llvm.call_intrinsic "llvm.eh.exceptionpointer"(%0) : (!llvm.token) -> !llvm.ptr
  llvm.return
}

// -----

// CHECK: Entry intrinsic can occur only in a convergent function.
// CHECK-NEXT: %1 = call token @llvm.experimental.convergence.entry()
llvm.func @plain() {

  %r = llvm.call_intrinsic "llvm.experimental.convergence.entry"() : () -> !llvm.token
  llvm.return
}

// -----

// CHECK: Loop intrinsic must have a convergencectrl token operand.
// CHECK-NEXT: %1 = call token @llvm.experimental.convergence.loop()
llvm.func @no_token() attributes {passthrough = ["convergent"]} {

  %r = llvm.call_intrinsic "llvm.experimental.convergence.loop"() : () -> !llvm.token
  llvm.return
}

// -----

// CHECK: Entry intrinsic cannot be preceded by a convergent operation in the same basic block.
// CHECK-NEXT: %2 = call token @llvm.experimental.convergence.entry()
llvm.func @preceded() attributes {passthrough = ["convergent"]} {
  %0 = llvm.call_intrinsic "llvm.experimental.convergence.anchor"() : () -> !llvm.token
  %1 = llvm.call_intrinsic "llvm.experimental.convergence.entry"() : () -> !llvm.token
  llvm.return
}

// -----

// CHECK: Cannot mix controlled and uncontrolled convergence in the same function.
// CHECK-NEXT: call void @g()
llvm.func @mixed() {
  %0 = llvm.call_intrinsic "llvm.experimental.convergence.anchor"() : () -> !llvm.token
  llvm.call @g() : () -> ()
  llvm.return
}
llvm.func @g() attributes {passthrough = ["convergent"]}
