// RUN: not mlir-translate %s --split-input-file --mlir-to-llvmir 2>&1 | FileCheck %s

// CHECK: assume with operand bundles must have i1 true condition
// CHECK-NEXT: call void @llvm.assume(i1 %0) [ "nonnull"(ptr %1) ]
llvm.func @unknown_condition(%c: i1, %p: !llvm.ptr) {
  llvm.intr.assume %c ["nonnull"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

// CHECK: tags must be valid attribute names
// CHECK-NEXT: call void @llvm.assume(i1 true) [ "mine"(ptr %0) ]
llvm.func @no_attribute(%p: !llvm.ptr) {
  %c = llvm.mlir.constant(true) : i1
  llvm.intr.assume %c ["mine"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

// CHECK: alignment assumptions should have 2 or 3 arguments
// CHECK-NEXT: call void @llvm.assume(i1 true) [ "align"(ptr %0) ]
llvm.func @unaligned(%p: !llvm.ptr) {
  %c = llvm.mlir.constant(true) : i1
  llvm.intr.assume %c ["align"(%p : !llvm.ptr)] : i1
  llvm.return
}

// -----

// CHECK: The 'convergencectrl' bundle requires exactly one token use.
// CHECK-NEXT: call void @g(i32 %0) [ "convergencectrl"() ]
llvm.func @g(i32)
llvm.func @no_token(%a: i32) {
  llvm.call @g(%a) ["convergencectrl"()] : (i32) -> ()
  llvm.return
}

// -----

// CHECK: operand bundle "clang.arc.attachedcall" requires one function as an argument
// CHECK-NEXT: %2 = call ptr @g(i32 %0) [ "clang.arc.attachedcall"() ]
llvm.func @g(i32) -> !llvm.ptr
llvm.func @attached(%a: i32) {
  %0 = llvm.call @g(%a) ["clang.arc.attachedcall"()] : (i32) -> !llvm.ptr
  llvm.return
}

// -----

// CHECK: preallocated operand either requires a preallocated bundle or the call to be musttail (but not both)
// CHECK-NEXT: ptr %0
// CHECK-NEXT: call void @preallocates(ptr preallocated(i32) %0)
llvm.func @preallocates(%a: !llvm.ptr {llvm.preallocated = i32}) {
  llvm.call @preallocates(%a) : (!llvm.ptr {llvm.preallocated = i32}) -> ()
  llvm.return
}

// -----

// CHECK: Attribute 'range(i32 0, 10)' applied to incompatible type!
// CHECK-NEXT: ptr @ranges
llvm.func @ranges(%a: i64 {llvm.range = #llvm.constant_range<i32, 0, 10>})

// -----

// CHECK: Attribute 'allocalign' applied to incompatible type!
// CHECK-NEXT: ptr @aligns
llvm.func @aligns(%a: !llvm.ptr {llvm.allocalign})

// -----

// CHECK: DestTy too big for Trunc
// CHECK-NEXT: %2 = trunc i8 %0 to i32
llvm.func @wider(%a: i8) {
  %0 = llvm.trunc %a : i8 to i32
  llvm.return
}

// -----

// CHECK: SIToFP source and dest must both be vector or scalar
// CHECK-NEXT: %2 = sitofp i8 %0 to <2 x float>
llvm.func @one_vector(%a: i8) {
  %0 = llvm.sitofp %a : i8 to vector<2xf32>
  llvm.return
}

// -----

// CHECK: Invalid bitcast
// CHECK-NEXT: %2 = bitcast float %0 to i64
llvm.func @not_as_wide(%a: f32) {
  %0 = llvm.bitcast %a : f32 to i64
  llvm.return
}

// -----

// CHECK: Duplicate integer as switch case
// CHECK-NEXT: switch i8 %0, label %2 [
// CHECK-NEXT: i8 1, label %2
// CHECK-NEXT: i8 1, label %2
// CHECK-NEXT: ]
// CHECK-NEXT: i8 1
llvm.func @twice(%a: i8) {
  llvm.switch %a : i8, ^bb1 [
    1: ^bb1,
    1: ^bb1
  ]
^bb1:
  llvm.return
}

// -----

// CHECK: Globals cannot contain scalable types
// CHECK-NEXT: ptr @scalable
llvm.mlir.global external @scalable() : vector<[4]xf32> {
  %0 = llvm.mlir.zero : vector<[4]xf32>
  llvm.return %0 : vector<[4]xf32>
}

// -----

// CHECK: Global variable initializer type does not match global variable type!
// CHECK-NEXT: ptr @number_as_float
llvm.mlir.global external @number_as_float(1 : i32) : f32

// -----

// CHECK: Function takes x86_amx but isn't an intrinsic
// CHECK-NEXT: x86_amx %0
// CHECK-NEXT: ptr @tile
llvm.func @tile(%a: !llvm.x86_amx) {
  llvm.return
}

// -----

// CHECK: invalid value for 'min' module flag (expected constant non-negative integer)
// CHECK-NEXT: i32 -1
llvm.module_flags [#llvm.mlir.module_flag<min, "PIC Level", -1 : i32>]

// -----

// CHECK: error: unsupported data layout key "mine"
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big", "mine" = 3>} {
}
