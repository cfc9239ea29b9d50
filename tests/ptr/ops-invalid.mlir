// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f() {
  %0 = ptr.constant #ptr.null
// expected-error @+1 {{expected a trailing type}}
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'ptr.constant' op result #0 must be pointer type, but got 'i32'}}
  %0 = ptr.constant 3 : i32
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'ptr.constant' op result #0 must be pointer type, but got 'index'}}
  %0 = ptr.constant 3 : index
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'ptr.constant' op result #0 must be pointer type, but got 'none'}}
  %0 = ptr.constant "abc"
  return
}

// -----

func.func @f() {
// expected-error @+1 {{custom op 'ptr.constant' invalid kind of attribute specified}}
  %0 = ptr.constant #ptr.generic_space
  return
}

// -----

func.func @f() {
// expected-error @+1 {{expected attribute value}}
  %0 = ptr.constant
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f() {
// expected-error @+1 {{'ptr.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "ptr.constant"() <{value = #ptr.null : !p}> : () -> !g
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f() {
// expected-error @+1 {{'ptr.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "ptr.constant"() <{value = 3 : i32}> : () -> !g
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'ptr.constant' op result #0 must be pointer type, but got 'i32'}}
  %0 = "ptr.constant"() <{value = 3 : i32}> : () -> i32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f() {
// expected-error @+1 {{'ptr.constant' op requires attribute 'value'}}
  %0 = "ptr.constant"() : () -> !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f() {
// expected-error @+1 {{invalid properties {value} for op ptr.constant: Invalid attribute `value` in property conversion: unit}}
  %0 = "ptr.constant"() <{value = unit}> : () -> !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{the result type cannot be `!ptr.ptr`}}
  %0 = ptr.from_ptr %p : !p -> !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{custom op 'ptr.from_ptr' invalid kind of type specified}}
  %0 = ptr.from_ptr %p : !p -> f32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{expected the input and output to have the same memory space}}
  %0 = ptr.from_ptr %p : !p -> memref<f32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{expected the input and output to have the same memory space}}
  %0 = ptr.from_ptr %p : !p -> memref<f32, 3>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{expected the input and output to have the same memory space}}
  %0 = ptr.from_ptr %p : !p -> memref<f32, #llvm.address_space<1>>
  return
}

// -----

func.func @f(%f: f32) {
// expected-error @+1 {{expected '<'}}
  %0 = ptr.from_ptr %f : f32 -> memref<*xf32, #ptr.generic_space>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
// expected-note @+1 {{prior use here}}
func.func @f(%p: !p) {
// expected-error @+1 {{use of value '%p' expects different type than prior uses: '!ptr.ptr_metadata<memref<?xf32, #ptr.generic_space>>' vs '!ptr.ptr<#ptr.generic_space>'}}
  %0 = ptr.from_ptr %p metadata %p : !p -> memref<?xf32, #ptr.generic_space>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %m: memref<?xf32, #ptr.generic_space>) {
// expected-note @+1 {{prior use here}}
  %md = ptr.get_metadata %m : memref<?xf32, #ptr.generic_space>
// expected-error @+1 {{use of value '%md' expects different type than prior uses: '!ptr.ptr_metadata<memref<4xf32, #ptr.generic_space>>' vs '!ptr.ptr_metadata<memref<?xf32, #ptr.generic_space>>'}}
  %0 = ptr.from_ptr %p metadata %md : !p -> memref<4xf32, #ptr.generic_space>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %m: memref<?xf32, #ptr.generic_space>) {
// expected-note @+1 {{prior use here}}
  %md = ptr.get_metadata %m : memref<?xf32, #ptr.generic_space>
// expected-error @+1 {{use of value '%md' expects different type than prior uses: '!ptr.ptr_metadata<!ptr.ptr<#ptr.generic_space>>' vs '!ptr.ptr_metadata<memref<?xf32, #ptr.generic_space>>'}}
  %0 = ptr.from_ptr %p metadata %md : !p -> !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %m: memref<?xf32, #ptr.generic_space>) {
  %md = ptr.get_metadata %m : memref<?xf32, #ptr.generic_space>
// expected-error @+1 {{the result type cannot be `!ptr.ptr`}}
  %0 = ptr.from_ptr %p metadata : !p -> !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %m: memref<?xf32, #ptr.generic_space>) {
  %md = ptr.get_metadata %m : memref<?xf32, #ptr.generic_space>
// expected-error @+1 {{'ptr.from_ptr' op failed to verify that metadata type}}
  %0 = "ptr.from_ptr"(%p, %md) : (!p, !ptr.ptr_metadata<memref<?xf32, #ptr.generic_space>>) -> memref<4xf32, #ptr.generic_space>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{'ptr.from_ptr' op operand #1 must be Pointer metadata type, but got '!ptr.ptr<#ptr.generic_space>'}}
  %0 = "ptr.from_ptr"(%p, %p) : (!p, !p) -> memref<4xf32, #ptr.generic_space>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{'ptr.from_ptr' op operand group starting at #1 requires 0 or 1 element, but found 2}}
  %0 = "ptr.from_ptr"(%p, %p, %p) : (!p, !p, !p) -> memref<4xf32, #ptr.generic_space>
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'ptr.from_ptr' op expected 1 or more operands, but found 0}}
  %0 = "ptr.from_ptr"() : () -> memref<4xf32, #ptr.generic_space>
  return
}

// -----

func.func @f(%f: f32) {
// expected-error @+1 {{custom op 'ptr.get_metadata' invalid kind of type specified}}
  %md = ptr.get_metadata %f : f32
  return
}

// -----

func.func @f(%m1: memref<4xf32>) {
// expected-error @+1 {{'ptr.get_metadata' op failed to verify that metadata type}}
  %0 = "ptr.get_metadata"(%m1) : (memref<4xf32>) -> !ptr.ptr_metadata<memref<5xf32>>
  return
}

// -----

func.func @f(%m1: memref<4xf32>) {
// expected-error @+1 {{'ptr.get_metadata' op result #0 must be Pointer metadata type, but got 'f32'}}
  %0 = "ptr.get_metadata"(%m1) : (memref<4xf32>) -> f32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{'ptr.get_metadata' op result #0 must be Pointer metadata type, but got 'f32'}}
  %0 = "ptr.get_metadata"(%p) : (!p) -> f32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%m: memref<?xf32, #ptr.generic_space>) {
// expected-error @+1 {{expected the input and output to have the same memory space}}
  %0 = ptr.to_ptr %m : memref<?xf32, #ptr.generic_space> -> !g
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%m1: memref<4xf32>) {
// expected-error @+1 {{expected the input and output to have the same memory space}}
  %0 = ptr.to_ptr %m1 : memref<4xf32> -> !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%lm: memref<4xf32, #llvm.address_space<1>>) {
// expected-error @+1 {{expected the input and output to have the same memory space}}
  %0 = ptr.to_ptr %lm : memref<4xf32, #llvm.address_space<1>> -> !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%im: memref<4xf32, 3>) {
// expected-error @+1 {{expected the input and output to have the same memory space}}
  %0 = ptr.to_ptr %im : memref<4xf32, 3> -> !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{the input value cannot be of type `!ptr.ptr`}}
  %0 = ptr.to_ptr %p : !p -> !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%p: !p) {
// expected-error @+1 {{the input value cannot be of type `!ptr.ptr`}}
  %0 = ptr.to_ptr %p : !p -> !g
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{expected '<'}}
  %0 = ptr.to_ptr %p : !p -> f32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%f: f32) {
// expected-error @+1 {{custom op 'ptr.to_ptr' invalid kind of type specified}}
  %0 = ptr.to_ptr %f : f32 -> !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
// expected-error @+1 {{expected ',' or '>'}}
func.func @f(%am: memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>) {
  %0 = ptr.to_ptr %am : memref<4xf32, affine_map<(d0) -> (d0 floordiv 2)>, #ptr.generic_space> -> !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{expected non-function type}}
  %0 = ptr.load %p : <#ptr.generic_space> -> f32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{'ptr.load' op expected alignment for atomic access}}
  %0 = ptr.load %p atomic seq_cst : !p -> f32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+2 {{custom op 'ptr.load' expected one of [not_atomic, unordered, monotonic, acquire, release, acq_rel, seq_cst] for Atomic ordering for LLVM's memory model, got: foo}}
// expected-error @+1 {{custom op 'ptr.load' invalid value for property ordering, expected Atomic ordering for LLVM's memory model}}
  %0 = ptr.load %p atomic foo : !p -> f32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+2 {{custom op 'ptr.load' expected keyword for Atomic ordering for LLVM's memory model}}
// expected-error @+1 {{custom op 'ptr.load' invalid value for property ordering, expected Atomic ordering for LLVM's memory model}}
  %0 = ptr.load %p atomic : !p -> f32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+2 {{custom op 'ptr.load' expected keyword for Atomic ordering for LLVM's memory model}}
// expected-error @+1 {{custom op 'ptr.load' invalid value for property ordering, expected Atomic ordering for LLVM's memory model}}
  %0 = ptr.load %p atomic syncscope("a") : !p -> f32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{expected attribute value}}
  %0 = ptr.load %p atomic syncscope(a) monotonic : !p -> f32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{expected attribute value}}
  %0 = ptr.load %p atomic syncscope() monotonic : !p -> f32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{'ptr.load' op unsupported ordering 'release'}}
  %0 = ptr.load %p atomic release alignment = 4 : !p -> f32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{'ptr.load' op unsupported ordering 'acq_rel'}}
  %0 = ptr.load %p atomic acq_rel alignment = 4 : !p -> f32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{type must be LLVM type with size, but got 'memref<f32>'}}
  %0 = ptr.load %g : !g -> memref<f32>
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{type must be LLVM type with size, but got 'tensor<4xf32>'}}
  %0 = ptr.load %g : !g -> tensor<4xf32>
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{type must be LLVM type with size, but got 'index'}}
  %0 = ptr.load %g : !g -> index
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{type must be LLVM type with size, but got '!ptr.ptr<#ptr.generic_space>'}}
  %0 = ptr.load %g : !g -> !p
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{type must be LLVM type with size, but got '!llvm.void'}}
  %0 = ptr.load %g : !g -> !llvm.void
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{type must be LLVM type with size, but got '!llvm.func<void ()>'}}
  %0 = ptr.load %g : !g -> !llvm.func<void ()>
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{type must be LLVM type with size, but got 'vector<2x2xf32>'}}
  %0 = ptr.load %g : !g -> vector<2x2xf32>
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{type must be LLVM type with size, but got 'complex<f32>'}}
  %0 = ptr.load %g : !g -> complex<f32>
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{type must be LLVM type with size, but got 'memref<f32>'}}
  %0 = ptr.load %g atomic acquire alignment = 4 : !g -> memref<f32>
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{unsupported type 'vector<4xf32>' for atomic access}}
  %0 = ptr.load %g atomic acquire alignment = 4 : !g -> vector<4xf32>
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{unsupported type 'i24' for atomic access}}
  %0 = ptr.load %g atomic acquire alignment = 4 : !g -> i24
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{unsupported type 'i1' for atomic access}}
  %0 = ptr.load %g atomic acquire alignment = 4 : !g -> i1
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{unsupported type 'i4' for atomic access}}
  %0 = ptr.load %g atomic acquire alignment = 4 : !g -> i4
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{unsupported type 'f80' for atomic access}}
  %0 = ptr.load %g atomic acquire alignment = 4 : !g -> f80
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{type must be LLVM type with size, but got 'f8E5M2'}}
  %0 = ptr.load %g atomic acquire alignment = 4 : !g -> f8E5M2
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{type must be LLVM type with size, but got 'index'}}
  %0 = ptr.load %g atomic acquire alignment = 4 : !g -> index
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{type must be LLVM type with size, but got '!ptr.ptr<#ptr.generic_space>'}}
  %0 = ptr.load %g atomic acquire alignment = 4 : !g -> !p
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{unsupported type '!llvm.struct<(i32)>' for atomic access}}
  %0 = ptr.load %g atomic acquire alignment = 4 : !g -> !llvm.struct<(i32)>
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{'ptr.load' op expected alignment for atomic access}}
  %0 = ptr.load %g atomic acquire : !g -> i32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{'ptr.load' op unsupported ordering 'release'}}
  %0 = ptr.load %g atomic release alignment = 4 : !g -> i32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{custom op 'ptr.load' `invariant` clause can appear at most once in the expansion of the oilist directive}}
  %0 = ptr.load %g invariant invariant : !g -> i32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{alignment must be a power of 2}}
  %0 = ptr.load %g alignment = 3 : !g -> i32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{alignment must be positive}}
  %0 = ptr.load %g alignment = 0 : !g -> i32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{alignment must be positive}}
  %0 = ptr.load %g alignment = -4 : !g -> i32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{custom op 'ptr.load' `alignment` clause can appear at most once in the expansion of the oilist directive}}
  %0 = ptr.load %g alignment = 4 alignment = 8 : !g -> i32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{expected '->'}}
  %0 = ptr.load %g alignment = 4 : i32 : !g -> i32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{custom op 'ptr.load' invalid value for property alignment, expected optional int64_t}}
  %0 = ptr.load %g alignment = a : !g -> i32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{expected '='}}
  %0 = ptr.load %g alignment 4 : !g -> i32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+2 {{custom op 'ptr.load' integer value too large}}
// expected-error @+1 {{custom op 'ptr.load' invalid value for property alignment, expected optional int64_t}}
  %0 = ptr.load %g alignment = 99999999999999999999999 : !g -> i32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{alignment must be positive}}
  %0 = ptr.load %g alignment = true : !g -> i32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{expected ':'}}
  %0 = ptr.load %g foo : !g -> i32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{'ptr.load' op expected syncscope to be null for non-atomic access}}
  %0 = ptr.load %g {syncscope = "a"} : !g -> i32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{expected ':'}}
  %0 = ptr.load %g -> i32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{expected '->'}}
  %0 = ptr.load %g : !g
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
// expected-note @+1 {{prior use here}}
func.func @f(%g: !g) {
// expected-error @+1 {{use of value '%g' expects different type than prior uses: 'f32' vs '!ptr.ptr<#llvm.address_space<1>>'}}
  %0 = ptr.load %g : f32 -> f32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
!g = !ptr.ptr<#llvm.address_space<1>>
// expected-note @+1 {{prior use here}}
func.func @f(%g: !g) {
// expected-error @+1 {{use of value '%g' expects different type than prior uses: '!ptr.ptr<#ptr.generic_space>' vs '!ptr.ptr<#llvm.address_space<1>>'}}
  %0 = ptr.load %g : !p -> f32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{'ptr.load' op expected syncscope to be null for non-atomic access}}
  %0 = "ptr.load"(%g) <{syncscope = "a"}> : (!g) -> f32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{invalid properties {syncscope = 3 : i64} for op ptr.load: Invalid attribute `syncscope` in property conversion: 3 : i64}}
  %0 = "ptr.load"(%g) <{syncscope = 3}> : (!g) -> f32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{invalid properties {alignment = 3 : i64} for op ptr.load: expected optional properties to materialize as arrays}}
  %0 = "ptr.load"(%g) <{alignment = 3}> : (!g) -> f32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{invalid properties {alignment = [8, 9]} for op ptr.load: expected optional properties to become 0- or 1-element arrays}}
  %0 = "ptr.load"(%g) <{alignment = [8, 9]}> : (!g) -> f32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{invalid properties {alignment = ["a"]} for op ptr.load: expected IntegerAttr for key `value`}}
  %0 = "ptr.load"(%g) <{alignment = ["a"]}> : (!g) -> f32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{invalid properties {alignment = 8 : i64} for op ptr.load: expected optional properties to materialize as arrays}}
  %0 = "ptr.load"(%g) <{alignment = 8 : i64}> : (!g) -> f32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{invalid properties {alignment} for op ptr.load: expected optional properties to materialize as arrays}}
  %0 = "ptr.load"(%g) <{alignment = unit}> : (!g) -> f32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{alignment must be a power of 2}}
  %0 = "ptr.load"(%g) <{alignment = [3]}> : (!g) -> f32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{alignment must be positive}}
  %0 = "ptr.load"(%g) <{alignment = [0]}> : (!g) -> f32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{alignment must be positive}}
  %0 = "ptr.load"(%g) <{alignment = [0x10000000000000000 : i128]}> : (!g) -> f32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{'ptr.load' op expected alignment for atomic access}}
  %0 = "ptr.load"(%g) <{ordering = 2}> : (!g) -> f32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{'ptr.load' op expected alignment for atomic access}}
  %0 = "ptr.load"(%g) <{ordering = 2 : i32}> : (!g) -> f32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{'ptr.load' op property 'ordering' failed to satisfy constraint: Atomic ordering for LLVM's memory model}}
  %0 = "ptr.load"(%g) <{ordering = 22 : i32}> : (!g) -> f32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{'ptr.load' op property 'ordering' failed to satisfy constraint: Atomic ordering for LLVM's memory model}}
  %0 = "ptr.load"(%g) <{ordering = -1 : i32}> : (!g) -> f32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{invalid properties {ordering = "monotonic"} for op ptr.load: expected IntegerAttr storage for ::mlir::ptr::AtomicOrdering}}
  %0 = "ptr.load"(%g) <{ordering = "monotonic"}> : (!g) -> f32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{invalid properties {ordering} for op ptr.load: expected IntegerAttr storage for ::mlir::ptr::AtomicOrdering}}
  %0 = "ptr.load"(%g) <{ordering = unit}> : (!g) -> f32
  return
}

// -----

func.func @f(%f: f32) {
// expected-error @+1 {{'ptr.load' op operand #0 must be pointer type, but got 'f32'}}
  %0 = "ptr.load"(%f) : (f32) -> f32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
!g = !ptr.ptr<#llvm.address_space<1>>
// expected-note @+1 {{prior use here}}
func.func @f(%g: !g, %f: f32) {
// expected-error @+1 {{use of value '%g' expects different type than prior uses: '!ptr.ptr<#ptr.generic_space>' vs '!ptr.ptr<#llvm.address_space<1>>'}}
  ptr.store %f, %g : f32, !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %f: f32) {
// expected-error @+1 {{expected non-function type}}
  ptr.store %f, %p : f32, <#ptr.generic_space>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %f: f32) {
// expected-error @+1 {{'ptr.store' op unsupported ordering 'acquire'}}
  ptr.store %f, %p atomic acquire alignment = 4 : f32, !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %f: f32) {
// expected-error @+1 {{'ptr.store' op unsupported ordering 'acq_rel'}}
  ptr.store %f, %p atomic acq_rel alignment = 4 : f32, !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %f: f32) {
// expected-error @+1 {{'ptr.store' op expected alignment for atomic access}}
  ptr.store %f, %p atomic release : f32, !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %f: f32) {
// expected-error @+1 {{alignment must be a power of 2}}
  ptr.store %f, %p atomic release alignment = 3 : f32, !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %f: f32) {
// expected-error @+1 {{alignment must be a power of 2}}
  ptr.store %f, %p alignment = 3 : f32, !p
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g, %f: f32) {
// expected-error @+1 {{alignment must be a power of 2}}
  ptr.store %f, %g alignment = 3 : f32, !g
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %f: f32) {
// expected-error @+1 {{expected ':'}}
  ptr.store %f, %p invariant : f32, !p
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g, %m: memref<?xf32, #ptr.generic_space>) {
// expected-error @+1 {{type must be LLVM type with size, but got 'memref<?xf32, #ptr.generic_space>'}}
  ptr.store %m, %g : memref<?xf32, #ptr.generic_space>, !g
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g, %i: index) {
// expected-error @+1 {{type must be LLVM type with size, but got 'index'}}
  ptr.store %i, %g : index, !g
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g, %v: vector<4xf32>) {
// expected-error @+1 {{unsupported type 'vector<4xf32>' for atomic access}}
  ptr.store %v, %g atomic release alignment = 4 : vector<4xf32>, !g
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g, %i: index) {
// expected-error @+1 {{type must be LLVM type with size, but got 'index'}}
  ptr.store %i, %g atomic release alignment = 4 : index, !g
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g, %tf: tensor<4xf32>) {
// expected-error @+1 {{type must be LLVM type with size, but got 'tensor<4xf32>'}}
  ptr.store %tf, %g : tensor<4xf32>, !g
  return
}

// -----

func.func @f(%f: f32) {
// expected-error @+1 {{'ptr.store' op operand #1 must be pointer type, but got 'f32'}}
  ptr.store %f, %f : f32, f32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %f: f32) {
// expected-error @+1 {{expected ','}}
  ptr.store %f %p : f32, !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %f: f32) {
// expected-error @+1 {{expected ':'}}
  ptr.store %f, %p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %f: f32) {
// expected-error @+1 {{'ptr.store' op expected syncscope to be null for non-atomic access}}
  "ptr.store"(%f, %p) <{syncscope = "a"}> : (f32, !p) -> ()
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %f: f32) {
// expected-error @+1 {{'ptr.store' op unsupported ordering 'acq_rel'}}
  "ptr.store"(%f, %p) <{alignment = [8], invariantGroup, nontemporal = false, ordering = 5 : i32, volatile_}> : (f32, !p) -> ()
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%vp: vector<4x!p>, %mask: vector<4xi1>, %v: vector<4xf32>) {
// expected-error @+1 {{alignment must be a power of 2}}
  %0 = ptr.gather %vp, %mask, %v alignment = 7 : vector<4x!p> -> vector<4xf32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
// expected-note @+1 {{prior use here}}
func.func @f(%tp: tensor<4x!p>, %mask: vector<4xi1>, %tf: tensor<4xf32>) {
// expected-error @+1 {{use of value '%mask' expects different type than prior uses: 'tensor<4xi1>' vs 'vector<4xi1>'}}
  %0 = ptr.gather %tp, %mask, %tf : tensor<4x!p> -> tensor<4xf32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
// expected-note @+1 {{prior use here}}
func.func @f(%vp: vector<4x!p>, %mask: vector<4xi1>, %tf: tensor<4xf32>) {
// expected-error @+1 {{use of value '%mask' expects different type than prior uses: 'tensor<4xi1>' vs 'vector<4xi1>'}}
  %0 = ptr.gather %vp, %mask, %tf : vector<4x!p> -> tensor<4xf32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%mask: vector<4xi1>, %v: vector<4xf32>, %vp2: vector<2x!p>) {
// expected-error @+1 {{'ptr.gather' op failed to verify that all of {result, ptrs} have same shape}}
  %0 = ptr.gather %vp2, %mask, %v : vector<2x!p> -> vector<4xf32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%mask: vector<4xi1>, %v: vector<4xf32>, %vp22: vector<2x2x!p>) {
// expected-error @+1 {{'ptr.gather' op operand #0 must be A shaped type with value semantics and rank. of pointer type values, but got 'vector<2x2x!ptr.ptr<#ptr.generic_space>>'}}
  %0 = ptr.gather %vp22, %mask, %v : vector<2x2x!p> -> vector<4xf32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%vp: vector<4x!p>, %mask: vector<4xi1>, %v: vector<4xf32>) {
// expected-error @+1 {{custom op 'ptr.gather' invalid kind of type specified}}
  %0 = ptr.gather %vp, %mask, %v : vector<4x!p> -> f32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %mask: vector<4xi1>, %v: vector<4xf32>) {
// expected-error @+1 {{custom op 'ptr.gather' invalid kind of type specified}}
  %0 = ptr.gather %p, %mask, %v : !p -> f32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%mask: vector<4xi1>, %v: vector<4xf32>, %uv: tensor<*x!p>) {
// expected-error @+1 {{'ptr.gather' op operand #0 must be A shaped type with value semantics and rank. of pointer type values, but got 'tensor<*x!ptr.ptr<#ptr.generic_space>>'}}
  %0 = ptr.gather %uv, %mask, %v : tensor<*x!p> -> vector<4xf32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
// expected-note @+1 {{prior use here}}
func.func @f(%mask: vector<4xi1>, %tpd: tensor<?x!p>, %tf: tensor<4xf32>) {
// expected-error @+1 {{use of value '%mask' expects different type than prior uses: 'tensor<4xi1>' vs 'vector<4xi1>'}}
  %0 = ptr.gather %tpd, %mask, %tf : tensor<?x!p> -> tensor<4xf32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%vp: vector<4x!p>, %mask: vector<4xi1>, %v: vector<4xf32>) {
// expected-error @+1 {{'ptr.gather' op failed to verify that result and mask must be compatible}}
  %0 = "ptr.gather"(%vp, %mask, %v) : (vector<4x!p>, vector<4xi1>, vector<4xf32>) -> vector<2xf32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%vp: vector<4x!p>, %v: vector<4xf32>) {
// expected-error @+1 {{'ptr.gather' op operand #1 must be A shaped type with value semantics and rank. of 1-bit signless integer values, but got 'vector<4xf32>'}}
  %0 = "ptr.gather"(%vp, %v, %v) : (vector<4x!p>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%vp: vector<4x!p>, %v: vector<4xf32>, %tmask: tensor<4xi1>) {
// expected-error @+1 {{'ptr.gather' op failed to verify that result and mask must be compatible}}
  %0 = "ptr.gather"(%vp, %tmask, %v) : (vector<4x!p>, tensor<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%vp: vector<4x!p>, %mask: vector<4xi1>, %v: vector<4xf32>) {
// expected-error @+1 {{'ptr.gather' op failed to verify that all of {result, passthrough} have same type}}
  %0 = "ptr.gather"(%vp, %mask, %v) : (vector<4x!p>, vector<4xi1>, vector<4xf32>) -> vector<4xf64>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%tp: tensor<4x!p>, %mask: vector<4xi1>, %v: vector<4xf32>) {
// expected-error @+1 {{'ptr.gather' op failed to verify that all of {result, ptrs} have same type IDs}}
  %0 = "ptr.gather"(%tp, %mask, %v) : (tensor<4x!p>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

func.func @f(%mask: vector<4xi1>, %v: vector<4xf32>) {
// expected-error @+1 {{'ptr.gather' op operand #0 must be A shaped type with value semantics and rank. of pointer type values, but got 'vector<4xf32>'}}
  %0 = "ptr.gather"(%v, %mask, %v) : (vector<4xf32>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%mask: vector<4xi1>, %v: vector<4xf32>, %vp22: vector<2x2x!p>) {
// expected-error @+1 {{'ptr.gather' op operand #0 must be A shaped type with value semantics and rank. of pointer type values, but got 'vector<2x2x!ptr.ptr<#ptr.generic_space>>'}}
  %0 = "ptr.gather"(%vp22, %mask, %v) : (vector<2x2x!p>, vector<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %mask: vector<4xi1>, %v: vector<4xf32>) {
// expected-error @+1 {{alignment must be a power of 2}}
  %0 = ptr.masked_load %p, %mask, %v alignment = 5 : !p -> vector<4xf32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
// expected-note @+1 {{prior use here}}
func.func @f(%p: !p, %mask: vector<4xi1>, %tf: tensor<4xf32>) {
// expected-error @+1 {{use of value '%mask' expects different type than prior uses: 'tensor<4xi1>' vs 'vector<4xi1>'}}
  %0 = ptr.masked_load %p, %mask, %tf : !p -> tensor<4xf32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
// expected-note @+1 {{prior use here}}
func.func @f(%p: !p, %mask: vector<4xi1>, %v: vector<4xf32>) {
// expected-error @+1 {{use of value '%mask' expects different type than prior uses: 'vector<2xi1>' vs 'vector<4xi1>'}}
  %0 = ptr.masked_load %p, %mask, %v : !p -> vector<2xf32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %mask: vector<4xi1>, %v: vector<4xf32>) {
// expected-error @+1 {{expected non-function type}}
  %0 = ptr.masked_load %p, %mask, %v : <#ptr.generic_space> -> vector<4xf32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %mask: vector<4xi1>, %v: vector<4xf32>) {
// expected-error @+1 {{'ptr.masked_load' op failed to verify that result and mask must be compatible}}
  %0 = "ptr.masked_load"(%p, %mask, %v) : (!p, vector<4xi1>, vector<4xf32>) -> vector<2xf32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %v: vector<4xf32>, %tmask: tensor<4xi1>) {
// expected-error @+1 {{'ptr.masked_load' op failed to verify that result and mask must be compatible}}
  %0 = "ptr.masked_load"(%p, %tmask, %v) : (!p, tensor<4xi1>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %v: vector<4xf32>) {
// expected-error @+1 {{'ptr.masked_load' op operand #1 must be A shaped type with value semantics and rank. of 1-bit signless integer values, but got 'vector<4xf32>'}}
  %0 = "ptr.masked_load"(%p, %v, %v) : (!p, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %mask: vector<4xi1>, %v: vector<4xf32>) {
// expected-error @+1 {{alignment must be a power of 2}}
  ptr.masked_store %v, %p, %mask alignment = 6 : vector<4xf32>, !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
// expected-note @+1 {{prior use here}}
func.func @f(%p: !p, %v: vector<4xf32>, %tmask: tensor<4xi1>) {
// expected-error @+1 {{use of value '%tmask' expects different type than prior uses: 'vector<4xi1>' vs 'tensor<4xi1>'}}
  ptr.masked_store %v, %p, %tmask : vector<4xf32>, !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %v: vector<4xf32>) {
// expected-error @+1 {{'ptr.masked_store' op operand #2 must be A shaped type with value semantics and rank. of 1-bit signless integer values, but got 'vector<4xf32>'}}
  "ptr.masked_store"(%v, %p, %v) : (vector<4xf32>, !p, vector<4xf32>) -> ()
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %v: vector<4xf32>, %tmask: tensor<4xi1>) {
// expected-error @+1 {{'ptr.masked_store' op failed to verify that value and mask must be compatible}}
  "ptr.masked_store"(%v, %p, %tmask) : (vector<4xf32>, !p, tensor<4xi1>) -> ()
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %tmask: tensor<4xi1>, %f: f32) {
// expected-error @+1 {{'ptr.masked_store' op operand #0 must be A shaped type with value semantics and rank. of any type values, but got 'f32'}}
  "ptr.masked_store"(%f, %p, %tmask) : (f32, !p, tensor<4xi1>) -> ()
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%vp: vector<4x!p>, %mask: vector<4xi1>, %v: vector<4xf32>) {
// expected-error @+1 {{alignment must be a power of 2}}
  ptr.scatter %v, %vp, %mask alignment = 9 : vector<4xf32>, vector<4x!p>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%tp: tensor<4x!p>, %mask: vector<4xi1>, %v: vector<4xf32>) {
// expected-error @+1 {{'ptr.scatter' op failed to verify that all of {value, ptrs} have same type IDs}}
  ptr.scatter %v, %tp, %mask : vector<4xf32>, tensor<4x!p>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%mask: vector<4xi1>, %v: vector<4xf32>, %vp2: vector<2x!p>) {
// expected-error @+1 {{'ptr.scatter' op failed to verify that all of {value, ptrs} have same shape}}
  ptr.scatter %v, %vp2, %mask : vector<4xf32>, vector<2x!p>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%vp: vector<4x!p>, %v: vector<4xf32>, %tmask: tensor<4xi1>) {
// expected-error @+1 {{'ptr.scatter' op failed to verify that value and mask must be compatible}}
  "ptr.scatter"(%v, %vp, %tmask) : (vector<4xf32>, vector<4x!p>, tensor<4xi1>) -> ()
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%mask: vector<4xi1>, %v: vector<4xf32>, %vp2: vector<2x!p>) {
// expected-error @+1 {{'ptr.scatter' op failed to verify that all of {value, ptrs} have same shape}}
  "ptr.scatter"(%v, %vp2, %mask) : (vector<4xf32>, vector<2x!p>, vector<4xi1>) -> ()
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%tp: tensor<4x!p>, %mask: vector<4xi1>, %v: vector<4xf32>) {
// expected-error @+1 {{'ptr.scatter' op failed to verify that all of {value, ptrs} have same type IDs}}
  "ptr.scatter"(%v, %tp, %mask) : (vector<4xf32>, tensor<4x!p>, vector<4xi1>) -> ()
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %i: index) {
// expected-error @+1 {{custom op 'ptr.ptr_add' expected one of [none, nusw, nuw, inbounds] for Pointer add flags, got: foo}}
  %0 = ptr.ptr_add foo %p, %i : !p, index
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %i: index) {
// expected-error @+1 {{expected SSA operand}}
  %0 = ptr.ptr_add nuw|nusw %p, %i : !p, index
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %i: index) {
// expected-error @+1 {{expected SSA operand}}
  %0 = ptr.ptr_add nuw, nusw %p, %i : !p, index
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %i: index) {
// expected-error @+1 {{expected SSA operand}}
  %0 = ptr.ptr_add 3 %p, %i : !p, index
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %ui: ui32) {
// expected-error @+1 {{'ptr.ptr_add' op operand #1 must be A shaped type with value semantics and rank. of signless integer or index values or signless integer or index, but got 'ui32'}}
  %0 = ptr.ptr_add %p, %ui : !p, ui32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %f: f32) {
// expected-error @+1 {{'ptr.ptr_add' op operand #1 must be A shaped type with value semantics and rank. of signless integer or index values or signless integer or index, but got 'f32'}}
  %0 = ptr.ptr_add %p, %f : !p, f32
  return
}

// -----

func.func @f(%i: index, %f: f32) {
// expected-error @+1 {{'ptr.ptr_add' op operand #0 must be A shaped type with value semantics and rank. of pointer type values or pointer type, but got 'f32'}}
  %0 = ptr.ptr_add %f, %i : f32, index
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%tp: tensor<4x!p>, %vi: vector<4xi64>) {
// expected-error @+1 {{the shaped containers type must match}}
  %0 = ptr.ptr_add %tp, %vi : tensor<4x!p>, vector<4xi64>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%vi: vector<4xi64>, %vp2: vector<2x!p>) {
// expected-error @+1 {{shapes of base and offset must match}}
  %0 = ptr.ptr_add %vp2, %vi : vector<2x!p>, vector<4xi64>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%vi: vector<4xi64>, %vp22: vector<2x2x!p>) {
// expected-error @+1 {{shapes of base and offset must match}}
  %0 = ptr.ptr_add %vp22, %vi : vector<2x2x!p>, vector<4xi64>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%ti: tensor<4xi32>, %tpd: tensor<?x!p>) {
// expected-error @+1 {{shapes of base and offset must match}}
  %0 = ptr.ptr_add %tpd, %ti : tensor<?x!p>, tensor<4xi32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%ti: tensor<4xi32>, %uv: tensor<*x!p>) {
// expected-error @+1 {{shapes of base and offset must match}}
  %0 = ptr.ptr_add %uv, %ti : tensor<*x!p>, tensor<4xi32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %i: index) {
// expected-error @+1 {{expected ','}}
  %0 = ptr.ptr_add %p, %i : !p index
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %i: index) {
// expected-error @+1 {{expected ','}}
  %0 = ptr.ptr_add %p %i : !p, index
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%p: !p, %i: index) {
// expected-error @+2 {{'ptr.ptr_add' op inferred type(s) '!ptr.ptr<#ptr.generic_space>' are incompatible with return type(s) of operation '!ptr.ptr<#llvm.address_space<1>>'}}
// expected-error @+1 {{'ptr.ptr_add' op failed to infer returned types}}
  %0 = "ptr.ptr_add"(%p, %i) : (!p, index) -> !g
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %vi: vector<4xi64>) {
// expected-error @+2 {{'ptr.ptr_add' op inferred type(s) 'vector<4x!ptr.ptr<#ptr.generic_space>>' are incompatible with return type(s) of operation '!ptr.ptr<#ptr.generic_space>'}}
// expected-error @+1 {{'ptr.ptr_add' op failed to infer returned types}}
  %0 = "ptr.ptr_add"(%p, %vi) : (!p, vector<4xi64>) -> !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %i: index) {
// expected-error @+1 {{'ptr.ptr_add' op result #0 must be A shaped type with value semantics and rank. of pointer type values or pointer type, but got 'f32'}}
  %0 = "ptr.ptr_add"(%p, %i) : (!p, index) -> f32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %i: index) {
// expected-error @+1 {{'ptr.ptr_add' op property 'flags' failed to satisfy constraint: Pointer add flags}}
  %0 = "ptr.ptr_add"(%p, %i) <{flags = 7 : i32}> : (!p, index) -> !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p, %i: index) {
// expected-error @+1 {{invalid properties {flags = "nuw"} for op ptr.ptr_add: expected IntegerAttr storage for ::mlir::ptr::PtrAddFlags}}
  %0 = "ptr.ptr_add"(%p, %i) <{flags = "nuw"}> : (!p, index) -> !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{'ptr.ptr_diff' op result #0 must be A shaped type with value semantics and rank. of signless integer or index values or signless integer or index, but got 'ui32'}}
  %0 = ptr.ptr_diff %p, %p : !p -> ui32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{'ptr.ptr_diff' op result #0 must be A shaped type with value semantics and rank. of signless integer or index values or signless integer or index, but got 'f32'}}
  %0 = ptr.ptr_diff %p, %p : !p -> f32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{expected SSA operand}}
  %0 = ptr.ptr_diff nuw, nsw %p, %p : !p -> i32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{expected SSA operand}}
  %0 = ptr.ptr_diff "nuw|nsw" %p, %p : !p -> i32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{custom op 'ptr.ptr_diff' expected keyword for Pointer difference flags after '|'}}
  %0 = ptr.ptr_diff nuw| %p, %p : !p -> i32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{custom op 'ptr.ptr_diff' expected one of [none, nuw, nsw] for Pointer difference flags, got: foo}}
  %0 = ptr.ptr_diff nuw|foo %p, %p : !p -> i32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{custom op 'ptr.ptr_diff' expected one of [none, nuw, nsw] for Pointer difference flags, got: foo}}
  %0 = ptr.ptr_diff foo %p, %p : !p -> i32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
!g = !ptr.ptr<#llvm.address_space<1>>
// expected-note @+1 {{prior use here}}
func.func @f(%p: !p, %g: !g) {
// expected-error @+1 {{use of value '%g' expects different type than prior uses: '!ptr.ptr<#ptr.generic_space>' vs '!ptr.ptr<#llvm.address_space<1>>'}}
  %0 = ptr.ptr_diff %p, %g : !p -> i32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%vp: vector<4x!p>) {
// expected-error @+1 {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
  %0 = ptr.ptr_diff %vp, %vp : vector<4x!p> -> i32
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%vp: vector<4x!p>) {
// expected-error @+1 {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
  %0 = ptr.ptr_diff %vp, %vp : vector<4x!p> -> vector<2xi32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%vp: vector<4x!p>) {
// expected-error @+1 {{expected the result to have the same container type as the operands when operands are shaped}}
  %0 = ptr.ptr_diff %vp, %vp : vector<4x!p> -> tensor<4xi32>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{'ptr.ptr_diff' op requires the same shape for all operands and results}}
  %0 = ptr.ptr_diff %p, %p : !p -> vector<4xindex>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%uv: tensor<*x!p>) {
// expected-error @+1 {{'ptr.ptr_diff' op operand #0 must be A shaped type with value semantics and rank. of pointer type values or pointer type, but got 'tensor<*x!ptr.ptr<#ptr.generic_space>>'}}
  %0 = ptr.ptr_diff %uv, %uv : tensor<*x!p> -> tensor<4xindex>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%p: !p, %g: !g) {
// expected-error @+1 {{'ptr.ptr_diff' op failed to verify that all of {lhs, rhs} have same type}}
  %0 = "ptr.ptr_diff"(%p, %g) : (!p, !g) -> index
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{'ptr.ptr_diff' op property 'flags' failed to satisfy constraint: Pointer difference flags}}
  %0 = "ptr.ptr_diff"(%p, %p) <{flags = 4 : i8}> : (!p, !p) -> index
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{invalid properties {flags = "nuw|nsw"} for op ptr.ptr_diff: expected IntegerAttr storage for ::mlir::ptr::PtrDiffFlags}}
  %0 = "ptr.ptr_diff"(%p, %p) <{flags = "nuw|nsw"}> : (!p, !p) -> index
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
func.func @f(%p: !p) {
// expected-error @+1 {{'ptr.ptr_diff' op property 'flags' failed to satisfy constraint: Pointer difference flags}}
  %0 = "ptr.ptr_diff"(%p, %p) <{flags = -1 : i8}> : (!p, !p) -> index
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'ptr.type_offset' op result #0 must be signless integer or index, but got 'f32'}}
  %0 = ptr.type_offset f32 : f32
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'ptr.type_offset' op result #0 must be signless integer or index, but got 'ui32'}}
  %0 = ptr.type_offset f32 : ui32
  return
}

// -----

func.func @f() {
// expected-error @+1 {{expected attribute value}}
  %0 = ptr.type_offset : index
  return
}

// -----

func.func @f() {
// expected-error @+1 {{expected ':'}}
  %0 = ptr.type_offset f32
  return
}

// -----

func.func @f() {
// expected-error @+1 {{integer literal not valid for specified type}}
  %0 = ptr.type_offset 3 : index
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'ptr.type_offset' op requires attribute 'elementType'}}
  %0 = "ptr.type_offset"() : () -> index
  return
}

// -----

func.func @f() {
// expected-error @+1 {{invalid properties {elementType = 3 : i64} for op ptr.type_offset: Invalid attribute `elementType` in property conversion: 3 : i64}}
  %0 = "ptr.type_offset"() <{elementType = 3}> : () -> index
  return
}

// -----

func.func @f() {
// expected-error @+1 {{'ptr.type_offset' op result #0 must be signless integer or index, but got 'f32'}}
  %0 = "ptr.type_offset"() <{elementType = f32}> : () -> f32
  return
}

// -----

func.func @f() {
// expected-error @+1 {{custom op 'ptr.foo' is unknown}}
  ptr.foo
  return
}
