// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected operation name in quotes}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { } }
// -----

// expected-error @+1 {{expected operation name in quotes}}
42 attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module 42 {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '{' in attribute dictionary}}
module attributes 42dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected attribute name}}
module attributes {42 = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module attributes {dlti.dl_spec 42 #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module attributes {dlti.dl_spec = 42<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unknown attribute `dl_spec42` in dialect `dlti`}}
module attributes {dlti.dl_spec = #dlti.dl_spec42#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{invalid kind of attribute specified}}
module attributes {dlti.dl_spec = #dlti.dl_spec<42<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unknown attribute `dl_entry42i32` in dialect `dlti`}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry42i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected a type or a quoted string}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<42, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected ','}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i3242 dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, 42<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected attribute value}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense42[32, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<4232, 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected ']'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[3242 64]> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unbalanced '[' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 6442> : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]42 : vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected ':'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> 42 vector<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected non-function type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : 42<2xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected non-function type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector422xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{inferred shape of elements literal ([2]) does not match type ([42])}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<42xi64>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected 'x' in dimension list}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<242>>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi6442>, index = 64 : i64>} { }
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>42, index = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>42 index = 64 : i64>} { }
// -----

// expected-error @+1 {{invalid kind of attribute specified}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, 42 = 64 : i64>} { }
// -----

// expected-error @+1 {{expected '='}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index 42 64 : i64>} { }
// -----

// expected-error @+1 {{expected '>'}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 42 i64>} { }
// -----

// expected-error @+1 {{expected non-function type}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : 42>} { }
// -----

// expected-error @+1 {{unbalanced '<' character in pretty dialect name}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i6442} { }
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>42 { }
// -----

// expected-error @+1 {{expected '{' to begin a region}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} 42 }
// -----

// expected-error @+1 {{expected operation name in quotes}}
module attributes {dlti.dl_spec = #dlti.dl_spec<#dlti.dl_entry<i32, dense<[32, 64]> : vector<2xi64>>, index = 64 : i64>} { 42
