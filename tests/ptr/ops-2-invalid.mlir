// RUN: mlir-opt %s --split-input-file --verify-diagnostics

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{type must be LLVM type with size, but got 'index'}}
  %0 = ptr.load %g atomic release alignment = 4 : !g -> index
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{type must be LLVM type with size, but got 'index'}}
  %0 = ptr.load %g alignment = 3 : !g -> index
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{alignment must be a power of 2}}
  %0 = ptr.load %g atomic release alignment = 3 : !g -> i32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{type must be LLVM type with size, but got 'index'}}
  %0 = ptr.load %g atomic acquire : !g -> index
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{type must be LLVM type with size, but got 'index'}}
  %0 = ptr.load %g {syncscope="a"} : !g -> index
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{alignment must be a power of 2}}
  %0 = ptr.load %g alignment = 3 {syncscope="a"} : !g -> i32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{unsupported type 'i24' for atomic access}}
  %0 = ptr.load %g atomic release : !g -> i24
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{'ptr.load' op unsupported ordering 'release'}}
  %0 = ptr.load %g atomic release : !g -> i32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{'ptr.load' op expected syncscope to be null for non-atomic access}}
  %0 = ptr.load %g atomic syncscope("a") not_atomic : !g -> i32
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g, %i: index) {
// expected-error @+1 {{type must be LLVM type with size, but got 'index'}}
  ptr.store %i, %g atomic acquire alignment = 3 : index, !g
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%vi: vector<4xindex>, %mask: vector<4xi1>, %vg: vector<4x!g>) {
// expected-error @+1 {{alignment must be a power of 2}}
  %0 = ptr.gather %vg, %mask, %vi alignment = 3 : vector<4x!g> -> vector<4xindex>
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%m2: tensor<4xi1>, %ti: tensor<4xf32>, %tg: tensor<4x!g>) {
// expected-error @+1 {{type must be LLVM type with size, but got 'tensor<4xf32>'}}
  %0 = ptr.gather %tg, %m2, %ti : tensor<4x!g> -> tensor<4xf32>
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g, %m2: tensor<4xi1>, %ti: tensor<4xf32>) {
// expected-error @+1 {{type must be LLVM type with size, but got 'tensor<4xf32>'}}
  %0 = ptr.masked_load %g, %m2, %ti : !g -> tensor<4xf32>
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g, %m2: tensor<4xi1>, %ti: tensor<4xf32>) {
// expected-error @+1 {{type must be LLVM type with size, but got 'tensor<4xf32>'}}
  ptr.masked_store %ti, %g, %m2 : tensor<4xf32>, !g
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%m2: tensor<4xi1>, %ti: tensor<4xf32>, %tg: tensor<4x!g>) {
// expected-error @+1 {{type must be LLVM type with size, but got 'tensor<4xf32>'}}
  ptr.scatter %ti, %tg, %m2 : tensor<4xf32>, tensor<4x!g>
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{'ptr.load' op attribute 'syncscope' failed to satisfy constraint: string attribute}}
  %0 = "ptr.load"(%g) {alignment = [4], nontemporal, syncscope = 3} : (!g) -> i32
  return
}

// -----

func.func @f(%i: index) {
// expected-error @+1 {{'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
  %0 = "llvm.add"(%i, %i) {overflowFlags = 1 : i32} : (index, index) -> index
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%vi: vector<4xindex>, %tg: tensor<4x!g>) {
// expected-error @+2 {{the shaped containers type must match}}
// expected-error @+1 {{'ptr.ptr_add' op failed to infer returned types}}
  %0 = "ptr.ptr_add"(%tg, %vi) : (tensor<4x!g>, vector<4xindex>) -> vector<4x!g>
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%vi: vector<4xindex>, %tg: tensor<4x!g>) {
// expected-error @+2 {{the shaped containers type must match}}
// expected-error @+1 {{'ptr.ptr_add' op failed to infer returned types}}
  %0 = "ptr.ptr_add"(%tg, %vi) : (tensor<4x!g>, vector<4xindex>) -> tensor<4x!g>
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{the input value cannot be of type `!ptr.ptr`}}
  %0 = ptr.to_ptr %g : !g -> !p
  return
}

// -----

!p = !ptr.ptr<#ptr.generic_space>
!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{the result type cannot be `!ptr.ptr`}}
  %0 = "ptr.from_ptr"(%g) : (!g) -> !p
  return
}

// -----

!g = !ptr.ptr<#llvm.address_space<1>>
func.func @f(%g: !g) {
// expected-error @+1 {{'ptr.from_ptr' op result #0 must be PtrLikeTypeInterface instance, but got 'f32'}}
  %0 = "ptr.from_ptr"(%g) : (!g) -> f32
  return
}
