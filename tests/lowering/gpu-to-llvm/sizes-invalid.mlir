// RUN: mlir-opt %s --split-input-file "--gpu-to-llvm=use-bare-pointers-for-kernels=1 intersperse-sizes-for-kernels=1" --verify-diagnostics

module attributes {gpu.container_module} {
  gpu.binary @bin [#gpu.object<#nvvm.target, "x">]
  func.func @f(%s: index, %m: memref<?xf32>, %y: memref<3xi5>, %z: memref<3xvector<2xf32>>, %x: memref<*xf32>) {
    // expected-error @+1 {{failed to legalize operation 'gpu.launch_func' that was explicitly marked illegal}}
    gpu.launch_func @bin::@f blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%m : memref<?xf32>)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @bin [#gpu.object<#nvvm.target, "x">]
  func.func @f(%s: index, %m: memref<?xf32>, %y: memref<3xi5>, %z: memref<3xvector<2xf32>>, %x: memref<*xf32>) {
    // expected-error @+1 {{failed to legalize operation 'gpu.launch_func' that was explicitly marked illegal}}
    gpu.launch_func @bin::@f blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%s : index)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @bin [#gpu.object<#nvvm.target, "x">]
  func.func @f(%s: index, %m: memref<?xf32>, %y: memref<3xi5>, %z: memref<3xvector<2xf32>>, %x: memref<*xf32>) {
    // expected-error @+1 {{failed to legalize operation 'gpu.launch_func' that was explicitly marked illegal}}
    gpu.launch_func @bin::@f blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%y : memref<3xi5>)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @bin [#gpu.object<#nvvm.target, "x">]
  func.func @f(%s: index, %m: memref<?xf32>, %y: memref<3xi5>, %z: memref<3xvector<2xf32>>, %x: memref<*xf32>) {
    // expected-error @+1 {{failed to legalize operation 'gpu.launch_func' that was explicitly marked illegal}}
    gpu.launch_func @bin::@f blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%z : memref<3xvector<2xf32>>)
    return
  }
}

// -----

module attributes {gpu.container_module} {
  gpu.binary @bin [#gpu.object<#nvvm.target, "x">]
  func.func @f(%s: index, %m: memref<?xf32>, %y: memref<3xi5>, %z: memref<3xvector<2xf32>>, %x: memref<*xf32>) {
    // expected-error @+1 {{failed to legalize operation 'gpu.launch_func' that was explicitly marked illegal}}
    gpu.launch_func @bin::@f blocks in (%s, %s, %s) threads in (%s, %s, %s) args(%x : memref<*xf32>)
    return
  }
}
